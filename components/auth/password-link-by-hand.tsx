"use client"

import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { CodeBlock } from "@/components/ui/code-block"
import { AuthCard } from "./auth-card"

export interface PasswordLinkByHandProps {
  /** The address that was entered, if one was. */
  email?: string
  footer: ReactNode
}

/** Shown if the installation sends no email: says who can create the link instead. */
export function PasswordLinkByHand({ email, footer }: PasswordLinkByHandProps) {
  const { t } = useMessages()
  return (
    <AuthCard takesFocus={email !== undefined} title={t("passwords.askByHand")} footer={footer}>
      <p>{t("passwords.askByHandText")}</p>
      <CodeBlock
        label={t("passwords.onServer")}
        code={`npm run openings -- password-link --email ${email ?? "name@example.com"}`}
      />
      <p className="text-muted-foreground">{t("passwords.worksOnce")}</p>
    </AuthCard>
  )
}
