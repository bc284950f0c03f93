import { idPath } from "@/lib/api/id-path"
import { noTrialQuery } from "@/lib/api/v1.1/queries"
import { recoveryRequest } from "@/lib/api/v1.1/webhooks"
import { recoverDeliveries } from "@/lib/domain/webhooks/deliveries"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/webhooks/{id}/recover", {
  POST: endpoint({
    may: "webhooks:manage",
    params: idPath,
    query: noTrialQuery,
    form: { schema: recoveryRequest, refusal: say("webhooks.notRecovered") },
    async answer({ context, params, body }) {
      return ok({ count: await recoverDeliveries(context, params.id, body.values.since) })
    },
  }),
})
