import { idPath } from "@/lib/api/id-path"
import { historyQuery, presentHistory } from "@/lib/api/v1.1/history"
import { listHistory } from "@/lib/domain/history/read-history"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/{id}/history", {
  GET: endpoint({
    may: "jobs:read",
    params: idPath,
    query: historyQuery,
    async answer({ context, params, query: { cursor, limit } }) {
      const page = await listHistory(context, params.id, { before: cursor, limit })
      return ok(presentHistory(page, cursor))
    },
  }),
})
