"use client"

import { SettingsFrameHeader } from "../settings-frame-header"
import { useMessages } from "@/components/messages/use-messages"
import { OwnLanguage } from "./own-language"
import { OwnName } from "./own-name"
import { OwnPasskeys } from "./own-passkeys"
import { OwnPassword } from "./own-password"
import { OwnSessions } from "./own-sessions"
import { OwnTwoFactor } from "./own-two-factor"

/** One's own name, ways to sign in and sessions, the same for every employer. */
export function Account() {
  const { t } = useMessages()
  return (
    <>
      <SettingsFrameHeader title={t("account.pageTitle")} description={t("account.pageDescription")} />
      <OwnName />
      <OwnLanguage />
      <OwnPassword />
      <OwnPasskeys />
      <OwnTwoFactor />
      <OwnSessions />
    </>
  )
}
