import type { Context } from "../context"
import { FieldProblems } from "../field-problems"
import { requirePermission } from "../permissions"
import type { Received } from "../received"
import { type Webhook, type WebhookEventType, type WebhookStatus, webhookEventTypes } from "./webhook"
import type { WebhookContent } from "./webhook-store"
import { type Message, say } from "@/lib/messages/message"

/** What somebody sends of a webhook; what is left out stays as it is. */
export type WebhookChange = {
  url?: string | undefined
  description?: string | null | undefined
  events?: WebhookEventType[] | undefined
  confidential?: boolean | undefined
  status?: WebhookStatus | undefined
}

/** Looks where an address leads: null where a webhook may be there, else why not. */
export type AddressCheck = (url: string) => Promise<Message | null>

/** What a webhook is from now on, with everything that is wrong with it; `stored` null is a new one. */
export async function judgeWebhook(
  { actor }: Context,
  { values, problems: unread }: Received<WebhookChange>,
  stored: Webhook | null,
  checkAddress: AddressCheck,
): Promise<{ content: WebhookContent; problems: FieldProblems }> {
  // A key that may not know of confidential jobs is not to hear of them by way of a webhook.
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

/** What is wrong with the form of an address; null where nothing is. */
function formFault(text: string): Message | null {
  // What parsers drop in silence, two of them may drop differently.
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return say("webhooks.urlNotReadable")
  const { protocol, username, password } = new URL(text)
  if (protocol !== "https:" && protocol !== "http:") return say("webhooks.urlNotHttps")
  return username || password ? say("webhooks.urlWithCredentials") : null
}
