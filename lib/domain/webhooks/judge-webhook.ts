import type { Context } from "../context"
import { FieldProblems } from "../field-problems"
import { requirePermission } from "../permissions"
import type { Received } from "../received"
import { type Webhook, type WebhookEventType, type WebhookStatus, webhookEventTypes } from "./webhook"
import type { WebhookContent } from "./webhook-store"
import { type Message, say } from "@/lib/messages/message"

/** What a caller sends for a webhook; what is left out stays as it is. */
export type WebhookChange = {
  url?: string | undefined
  description?: string | null | undefined
  events?: WebhookEventType[] | undefined
  confidential?: boolean | undefined
  status?: WebhookStatus | undefined
}

/** Checks where an address leads: null if it is allowed for a webhook, otherwise why not. */
export type AddressCheck = (url: string) => Promise<Message | null>

/** The webhook's content from now on, with all of its problems; a null `stored` means a new one. */
export async function judgeWebhook(
  { actor }: Context,
  { values, problems: unread }: Received<WebhookChange>,
  stored: Webhook | null,
  checkAddress: AddressCheck,
): Promise<{ content: WebhookContent; problems: FieldProblems }> {
  // A key that may not know of confidential jobs must not learn of them through a webhook.
  if (values.confidential) requirePermission(actor, "jobs:confidential")
  const problems = new FieldProblems(unread)
  const content: WebhookContent = {
    url: values.url?.trim() ?? stored?.url ?? "",
    description: values.description === undefined ? (stored?.description ?? null) : values.description,
    events: values.events ?? stored?.events ?? [...webhookEventTypes],
    confidential: values.confidential ?? stored?.confidential ?? false,
    status: values.status ?? stored?.status ?? "enabled",
  }
  if (content.status === "disabled" && stored?.status !== "disabled")
    problems.add("status", "invalid", say("webhooks.onlyServiceDisables"))
  if (!problems.concern("url") && (content.url === "" || content.url !== stored?.url)) {
    const wrong = content.url === "" ? null : (formFault(content.url) ?? (await checkAddress(content.url)))
    if (content.url === "") problems.add("url", "required", say("webhooks.urlMissing"))
    else if (wrong) problems.add("url", "invalid_url", wrong)
  }
  return { content, problems }
}

/** What is wrong with the form of an address; null if nothing is. */
function formFault(text: string): Message | null {
  // Parsers silently drop these characters, and not all of them in the same way.
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return say("webhooks.urlNotReadable")
  const { protocol, username, password } = new URL(text)
  if (protocol !== "https:" && protocol !== "http:") return say("webhooks.urlNotHttps")
  // A parser also takes "https:example.com" and "https:///example.com", and stored as sent they mislead a reader.
  if (!/^https?:\/\/[^/]/i.test(text)) return say("webhooks.urlNotReadable")
  return username || password ? say("webhooks.urlWithCredentials") : null
}
