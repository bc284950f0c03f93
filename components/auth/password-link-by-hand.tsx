"use client"

import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { CodeBlock } from "@/components/ui/code-block"
import { AuthCard } from "./auth-card"

/** Shown if the installation sends no email: says who can create the link instead. */
export function PasswordLinkByHand({ email, footer }: { email: string; footer: ReactNode }) {
  const { t } = useMessages()
  return (
    <AuthCard takesFocus title={t("passwords.askByHand")} footer={footer}>
      <p>{t("passwords.askByHandText")}</p>
      <CodeBlock
        label={t("passwords.onServer")}
        code={`npm run openings -- password-link --email ${email}`}
      />
      <p className="text-muted-foreground">{t("passwords.worksOnce")}</p>
    </AuthCard>
  )
}
