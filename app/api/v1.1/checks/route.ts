import { jobChange } from "@/lib/api/v1.1/jobs"
import { checkSentJob } from "@/lib/domain/job-checks/read-findings"
import { checkReportAnswerFor } from "@/lib/http/check-answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/checks", {
  POST: endpoint({
    may: "jobs:check",
    body: jobChange,
    async answer({ request, context, body }) {
      return checkReportAnswerFor(request, await checkSentJob(context, body))
    },
  }),
})
