import type { WebhookAnswer, WebhookBody } from "@/lib/queries/webhooks"

/** What `body` changes in a webhook as it was when it was opened, so that changes made by others since then stay. */
export function webhookChanges(body: WebhookBody, webhook: WebhookAnswer): WebhookBody {
  const entries = Object.entries(body) as [keyof WebhookBody, unknown][]
  return Object.fromEntries(
    entries.filter(([name, value]) => String(value ?? "") !== String(webhook[name] ?? "")),
  )
}
