import { deliveryPath, presentDelivery } from "@/lib/api/v1.1/deliveries"
import { findDelivery } from "@/lib/domain/webhooks/deliveries"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  "/api/dashboard/webhooks/{id}/deliveries/{deliveryId}",
  {
    GET: endpoint({
      may: "webhooks:manage",
      params: deliveryPath,
      async answer({ context, params: { id, deliveryId } }) {
        const { delivery, origin } = await findDelivery(context, id, deliveryId)
        return ok(presentDelivery(delivery, origin))
      },
    }),
  },
)
