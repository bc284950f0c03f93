import type { WebhookAnswer, WebhookBody } from "@/lib/queries/webhooks"

/** What `body` changes of a webhook as it was when it was opened: what others have changed of it since stays as they want it. */
export function webhookChanges(body: WebhookBody, webhook: WebhookAnswer): WebhookBody {
  const entries = Object.entries(body) as [keyof WebhookBody, unknown][]
  return Object.fromEntries(
    entries.filter(([name, value]) => String(value ?? "") !== String(webhook[name] ?? "")),
  )
}
