import { Webhook as StandardWebhook } from "standardwebhooks"

/** The headers of Standard Webhooks 1.0 for an attempt at the instant `at`, signed with each of `secrets`. */
export function signatureHeaders(
  key: string,
  at: Date,
  body: string,
  secrets: string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => new StandardWebhook(secret).sign(key, at, body))
  return {
    "webhook-id": key,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": signatures.join(" "),
  }
}
