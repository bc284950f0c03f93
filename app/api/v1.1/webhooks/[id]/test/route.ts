import { idPath } from "@/lib/api/id-path"
import { presentAttempt } from "@/lib/api/v1.1/deliveries"
import { noTrialQuery } from "@/lib/api/v1.1/queries"
import { testWebhook } from "@/lib/domain/webhooks/deliveries"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { tryWebhook } from "@/lib/webhooks/try-webhook"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/webhooks/{id}/test", {
  POST: endpoint({
    may: "webhooks:manage",
    params: idPath,
    query: noTrialQuery,
    async answer({ context, params }) {
      return ok(presentAttempt(await testWebhook(context, params.id, tryWebhook)))
    },
  }),
})
