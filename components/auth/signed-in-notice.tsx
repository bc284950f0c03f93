"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { AuthCard } from "./auth-card"
import { TextLink } from "./text-link"

/** For a tab that was opened to sign in again: the unsaved work is in another one. */
export function SignedInNotice() {
  const { t } = useMessages()
  return (
    <AuthCard title={t("signIn.signedInTitle")} description={t("signIn.signedInDescription")} takesFocus>
      <Button variant="primary" size="lg" className="w-full" onClick={() => window.close()}>
        {t("signIn.closeTab")}
      </Button>
      <p className="text-center text-compact">
        <TextLink href="/jobs">{t("signIn.toPostings")}</TextLink>
      </p>
    </AuthCard>
  )
}
