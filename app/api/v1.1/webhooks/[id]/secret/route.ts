import { idPath } from "@/lib/api/id-path"
import { noTrialQuery } from "@/lib/api/v1.1/queries"
import { secretRotation } from "@/lib/api/v1.1/webhooks"
import { rotateWebhookSecret } from "@/lib/domain/webhooks/manage-webhooks"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/webhooks/{id}/secret", {
  POST: endpoint({
    may: "webhooks:manage",
    params: idPath,
    query: noTrialQuery,
    form: { schema: secretRotation, refusal: say("webhooks.notRotated"), optional: true },
    async answer({ context, params, body }) {
      const { webhook, secret } = await rotateWebhookSecret(context, params.id, body.values.overlapHours)
      return ok({ secret, previousSecretUntil: webhook.previousSecretUntil?.toISOString() ?? null })
    },
  }),
})
