"use client"

import { useMessages } from "@/components/messages/use-messages"
import { AuthCard } from "./auth-card"
import { TextLink } from "./text-link"

/** Shown if the URL of the new-password page lacks its token. */
export function IncompleteLink() {
  const { t } = useMessages()
  return (
    <AuthCard
      title={t("passwords.incompleteTitle")}
      footer={<TextLink href="/forgot-password">{t("passwords.askForAnother")}</TextLink>}
    >
      <p>{t("passwords.incompleteText")}</p>
    </AuthCard>
  )
}
