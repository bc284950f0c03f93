"use client"

import { useMessages } from "@/components/messages/use-messages"
import { AuthCard } from "./auth-card"

/** Shown instead of the form while nobody can sign in. */
export function SetUpNeeded() {
  const { t, rich } = useMessages()
  return (
    <AuthCard title={t("setUp.neededTitle")} description={t("setUp.neededDescription")}>
      <p>{t("setUp.neededText")}</p>
      <p className="text-muted-foreground">
        {rich("setUp.neededAgain", {
          command: "npm run openings -- create-employer",
          code: (held) => <code className="figures text-compact">{held}</code>,
        })}
      </p>
    </AuthCard>
  )
}
