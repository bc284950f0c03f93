"use client"

import { SettingsFrameHeader } from "../settings-frame-header"
import { OwnName } from "./own-name"
import { OwnPassword } from "./own-password"
import { OwnSessions } from "./own-sessions"

/** One's own name, password and sessions, the same for every employer. */
export function Account() {
  return (
    <>
      <SettingsFrameHeader
        title="Account"
        description="Your name, your password, and where you are signed in."
      />
      <OwnName />
      <OwnPassword />
      <OwnSessions />
    </>
  )
}
