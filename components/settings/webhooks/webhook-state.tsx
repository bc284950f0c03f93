"use client"

import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { StatusDot } from "@/components/ui/status-dot"
import type { WebhookAnswer } from "@/lib/queries/webhooks"
import { AttemptRemedy } from "./attempt-outcome"
import { stateOf } from "./webhook-words"

export function WebhookState({ webhook }: { webhook: WebhookAnswer }) {
  const { textOf } = useMessages()
  const [tone, words] = stateOf(webhook)
  return <StatusDot tone={tone}>{textOf(words)}</StatusDot>
}

/** Why a webhook gets no deliveries or doesn't accept them, and what to do; nothing for one that works. */
export function WebhookTroubleText({ webhook }: { webhook: WebhookAnswer }) {
  const { t, rich } = useMessages()
  const { status, disabledReason, failingSince, lastAttempt } = webhook
  if (status === "paused") return <p>{t("webhooks.pausedText")}</p>
  if (status === "disabled")
    return (
      <p>
        {t(disabledReason === "gone" ? "webhooks.disabledGone" : "webhooks.disabledFailing")}{" "}
        {t("webhooks.disabledRemedy")}
      </p>
    )
  if (failingSince === null) return null
  return (
    <>
      <p>{rich("webhooks.failingSince", { since: () => <Instant at={failingSince} /> })}</p>
      {lastAttempt ? <AttemptRemedy result={lastAttempt} className="mt-0.5" /> : null}
    </>
  )
}
