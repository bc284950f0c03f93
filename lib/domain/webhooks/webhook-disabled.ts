import type { Activity } from "../activity/activity"
import type { DisabledReason, Webhook } from "./webhook"

/** The record of the service disabling a webhook at the instant `at`. */
export function webhookDisabled({ id, url }: Webhook, reason: DisabledReason, at: Date): Activity {
  return {
    at,
    actor: { kind: "service", id: null, name: "Webhooks" },
    action: "webhook.disabled",
    object: { id, name: url },
    changes: [{ field: "reason", before: null, after: reason }],
    address: null,
    requestId: "webhooks",
  }
}
