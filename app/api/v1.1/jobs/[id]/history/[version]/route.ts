import { versionPath } from "@/lib/api/v1.1/history"
import { findJobAt } from "@/lib/domain/history/read-history"
import { endpoint, route } from "@/lib/http/endpoint"
import { readJobAnswer } from "@/lib/http/job-answers"

const name = "/api/v1.1/jobs/{id}/history/{version}"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(name, {
  GET: endpoint({
    may: "jobs:read",
    params: versionPath,
    async answer({ request, context, params: { id, version } }) {
      return readJobAnswer(request, await findJobAt(context, id, version))
    },
  }),
})
