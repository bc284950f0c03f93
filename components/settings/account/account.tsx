"use client"

import { SettingsFrameHeader } from "../settings-frame-header"
import { OwnLanguage } from "./own-language"
import { OwnName } from "./own-name"
import { PasskeysCard } from "./passkeys-card"
import { OwnPassword } from "./own-password"
import { OwnSessions } from "./own-sessions"
import { TwoFactorCard } from "./two-factor-card"

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
      <PasskeysCard />
      <TwoFactorCard />
      <OwnSessions />
    </>
  )
}
