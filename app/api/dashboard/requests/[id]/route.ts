import { presentRequest, requestPath } from "@/lib/api/dashboard/requests"
import { findRequest } from "@/lib/domain/api-requests/find-requests"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/requests/{id}", {
  GET: endpoint({
    may: "requests:read",
    params: requestPath,
    async answer({ context, params }) {
      return ok(presentRequest(await findRequest(context, params.id), context.clock.now()))
    },
  }),
})
