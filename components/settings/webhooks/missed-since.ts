import type { WebhookAnswer } from "@/lib/queries/webhooks"
import { attemptInWords } from "./attempt-words"

const day = 86_400_000

/** How many days events are kept. */
export const recoverableDays = 30

/** Since when a webhook in its current state may have missed events. */
export function missedSince({ status, failingSince, lastAttempt }: WebhookAnswer, now: Date): Date {
  if (failingSince) return new Date(failingSince)
  if (status === "enabled") return new Date(now.getTime() - day)
  const tookLast = lastAttempt && attemptInWords(lastAttempt).tone === "positive"
  return tookLast ? new Date(lastAttempt.at) : new Date(now.getTime() - recoverableDays * day)
}
