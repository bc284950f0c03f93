import { deliveryPath, presentDelivery } from "@/lib/api/v1.1/deliveries"
import { noTrialQuery } from "@/lib/api/v1.1/queries"
import { resendDelivery } from "@/lib/domain/webhooks/deliveries"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  "/api/v1.1/webhooks/{id}/deliveries/{deliveryId}/resend",
  {
    POST: endpoint({
      may: "webhooks:manage",
      params: deliveryPath,
      query: noTrialQuery,
      async answer({ context, params: { id, deliveryId } }) {
        const { delivery, origin } = await resendDelivery(context, id, deliveryId)
        return ok(presentDelivery(delivery, origin))
      },
    }),
  },
)
