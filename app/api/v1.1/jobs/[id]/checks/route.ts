import { idPath } from "@/lib/api/id-path"
import { checkStoredJob } from "@/lib/domain/job-checks/read-findings"
import { checkReportAnswerFor } from "@/lib/http/check-answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/{id}/checks", {
  GET: endpoint({
    may: "jobs:read",
    params: idPath,
    async answer({ request, context, params }) {
      return checkReportAnswerFor(request, await checkStoredJob(context, params.id))
    },
  }),
})
