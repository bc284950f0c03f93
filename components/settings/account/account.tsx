"use client"

import { SettingsFrameHeader } from "../settings-frame-header"
import { OwnLanguage } from "./own-language"
import { OwnName } from "./own-name"
import { OwnPasskeys } from "./own-passkeys"
import { OwnPassword } from "./own-password"
import { OwnSessions } from "./own-sessions"
import { OwnTwoFactor } from "./own-two-factor"

/** One's own name, ways to sign in and sessions, the same for every employer. */
export function Account() {
  return (
    <>
      <SettingsFrameHeader
        title="Account"
        description="Your name, how you sign in, and where you are signed in."
      />
      <OwnName />
      <OwnLanguage />
      <OwnPassword />
      <OwnPasskeys />
      <OwnTwoFactor />
      <OwnSessions />
    </>
  )
}
