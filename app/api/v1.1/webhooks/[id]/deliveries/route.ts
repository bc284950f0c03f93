import { idPath } from "@/lib/api/id-path"
import { deliveriesQuery, presentDeliveries } from "@/lib/api/v1.1/deliveries"
import { listDeliveries } from "@/lib/domain/webhooks/deliveries"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/webhooks/{id}/deliveries", {
  GET: endpoint({
    may: "webhooks:manage",
    params: idPath,
    query: deliveriesQuery,
    async answer({ context, params, query: { status, cursor, limit } }) {
      const page = await listDeliveries(context, params.id, { status, before: cursor, limit })
      return ok(presentDeliveries(page, cursor))
    },
  }),
})
