"use client"

import { SettingsFrameHeader } from "../settings-frame-header"
import { useMessages } from "@/components/messages/use-messages"
import { OwnLanguage } from "./own-language"
import { OwnName } from "./own-name"
import { PasskeysCard } from "./passkeys-card"
import { OwnPassword } from "./own-password"
import { OwnSessions } from "./own-sessions"
import { TwoFactorCard } from "./two-factor-card"

/** The person's own name, ways to sign in and sessions, which are the same for every employer. */
export function Account() {
  const { t } = useMessages()
  return (
    <>
      <SettingsFrameHeader title={t("account.pageTitle")} description={t("account.pageDescription")} />
      <OwnName />
      <OwnLanguage />
      <OwnPassword />
      <PasskeysCard />
      <TwoFactorCard />
      <OwnSessions />
    </>
  )
}
