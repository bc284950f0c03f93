import { idPath } from "@/lib/api/id-path"
import { jobRestoration } from "@/lib/api/v1.1/history"
import { jobWriteQuery } from "@/lib/api/v1.1/queries"
import { restoreJob } from "@/lib/domain/history/restore-job"
import { endpoint, route } from "@/lib/http/endpoint"
import { preconditionOf, restoredJobAnswer } from "@/lib/http/job-answers"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/{id}/restore", {
  POST: endpoint({
    may: "jobs:restore",
    params: idPath,
    query: jobWriteQuery,
    body: jobRestoration,
    async answer(call) {
      const { request, context, params, query, body } = call
      const precondition = preconditionOf(request, context)
      const job = await restoreJob(context, params.id, body, { precondition, dryRun: query.dryRun })
      return restoredJobAnswer(call, job, query)
    },
  }),
})
