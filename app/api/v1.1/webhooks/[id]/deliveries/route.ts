import { idPath } from "@/lib/api/id-path"
import { deliveriesQuery, presentDeliveries } from "@/lib/api/v1.1/deliveries"
import { listDeliveries } from "@/lib/domain/webhooks/deliveries"
import { ok } from "@/lib/http/answers"
import { cursorOfDelivery, eventOfCursor } from "@/lib/http/delivery-cursor"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/webhooks/{id}/deliveries", {
  GET: endpoint({
    may: "webhooks:manage",
    params: idPath,
    query: deliveriesQuery,
    async answer({ context, params, query: { status, cursor, limit } }) {
      const before = await eventOfCursor(context, params.id, cursor)
      const page = await listDeliveries(context, params.id, { status, before, limit })
      const last = page.data.at(-1)?.eventId
      return ok(presentDeliveries(page, last ? await cursorOfDelivery(context, params.id, last) : cursor))
    },
  }),
})
