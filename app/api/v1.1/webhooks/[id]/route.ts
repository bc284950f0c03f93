import { idPath } from "@/lib/api/id-path"
import { noTrialQuery } from "@/lib/api/v1.1/queries"
import { webhookChange } from "@/lib/api/v1.1/webhook-change"
import { presentWebhook } from "@/lib/api/v1.1/webhooks"
import { changeWebhook, deleteWebhook, findWebhook } from "@/lib/domain/webhooks/manage-webhooks"
import { noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { checkWebhookAddress } from "@/lib/webhooks/check-webhook-address"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/webhooks/{id}", {
  GET: endpoint({
    may: "webhooks:manage",
    params: idPath,
    async answer({ context, params }) {
      return ok(presentWebhook(await findWebhook(context, params.id)))
    },
  }),
  PUT: endpoint({
    may: "webhooks:manage",
    params: idPath,
    query: noTrialQuery,
    body: webhookChange,
    async answer({ context, params, body }) {
      const options = { checkAddress: checkWebhookAddress }
      return ok(presentWebhook(await changeWebhook(context, params.id, body, options)))
    },
  }),
  DELETE: endpoint({
    may: "webhooks:manage",
    params: idPath,
    query: noTrialQuery,
    async answer({ context, params }) {
      await deleteWebhook(context, params.id)
      return noContent()
    },
  }),
})
