import { presentRequestPage, readRequestFilter, requestListQuery } from "@/lib/api/dashboard/requests"
import { listRequests } from "@/lib/domain/api-requests/find-requests"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/requests", {
  GET: endpoint({
    may: "requests:read",
    query: requestListQuery,
    async answer({ context, query }) {
      const page = await listRequests(context, readRequestFilter(query), query)
      return ok(presentRequestPage(page, context.clock.now()))
    },
  }),
})
