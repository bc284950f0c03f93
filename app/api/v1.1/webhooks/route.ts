import { webhookChange } from "@/lib/api/v1.1/webhook-change"
import { noTrialQuery } from "@/lib/api/v1.1/queries"
import { presentWebhook } from "@/lib/api/v1.1/webhooks"
import { createWebhook, listWebhooks } from "@/lib/domain/webhooks/manage-webhooks"
import { created, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { requestOrigin } from "@/lib/http/request-address"
import { checkWebhookAddress } from "@/lib/webhooks/check-webhook-address"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/webhooks", {
  GET: endpoint({
    may: "webhooks:manage",
    async answer({ context }) {
      return ok({ data: (await listWebhooks(context)).map(presentWebhook) })
    },
  }),
  POST: endpoint({
    may: "webhooks:manage",
    query: noTrialQuery,
    body: webhookChange,
    async answer({ request, context, body }) {
      const origin = requestOrigin(request)
      const options = { origin, checkAddress: checkWebhookAddress }
      const { webhook, secret } = await createWebhook(context, body, options)
      return created({ ...presentWebhook(webhook), secret }, `${origin}/api/v1.1/webhooks/${webhook.id}`)
    },
  }),
})
