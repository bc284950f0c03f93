import type { Attempt } from "@/lib/domain/webhooks/webhook"
import { env } from "@/lib/env"
import { addressRules } from "./checked-address"
import { postWebhook } from "./post-webhook"
import { signatureHeaders } from "./sign-webhook"

/** What is sent to a webhook. Null `secrets` cannot be read, and nothing is sent unsigned. */
export type WebhookCall = {
  url: string
  key: string
  body: string
  secrets: string[] | null
  over?: AbortSignal
}

/**
 * Calls a webhook once; `pause` is how long it asked to be left alone, in milliseconds. Throws Interrupted if `over`
 * came first.
 */
export async function callWebhook({
  url,
  key,
  body,
  secrets,
  over,
}: WebhookCall): Promise<{ attempt: Attempt; pause: number | null }> {
  const at = new Date()
  if (!secrets) {
    const result = { reason: "secret_unreadable" } as const
    return { attempt: { at, milliseconds: 0, answer: null, result }, pause: null }
  }
  const begun = performance.now()
  const headers = signatureHeaders(key, at, body, secrets)
  const rules = addressRules(env().WEBHOOKS_ALLOWED_HOSTS)
  const { pause, ...outcome } = await postWebhook(url, { headers, body, rules, ...(over && { over }) })
  return { attempt: { at, milliseconds: performance.now() - begun, ...outcome }, pause }
}
