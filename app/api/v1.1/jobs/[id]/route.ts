import { jobChange } from "@/lib/api/v1.1/jobs"
import { idPath } from "@/lib/api/id-path"
import { jobWriteQuery, noTrialQuery } from "@/lib/api/v1.1/queries"
import { deleteJob } from "@/lib/domain/jobs/delete-job"
import { findJob } from "@/lib/domain/jobs/find-jobs"
import { updateJob } from "@/lib/domain/jobs/update-job"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { previewedJobAnswer, readJobAnswer, savedJobAnswer, preconditionOf } from "@/lib/http/job-answers"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/{id}", {
  GET: endpoint({
    may: "jobs:read",
    params: idPath,
    async answer({ request, context, params }) {
      return readJobAnswer(request, await findJob(context, params.id))
    },
  }),
  PUT: endpoint({
    may: "jobs:write",
    params: idPath,
    query: jobWriteQuery,
    body: jobChange,
    async answer(call) {
      const { request, context, params, query, body } = call
      const precondition = preconditionOf(request, context)
      const job = await updateJob(context, params.id, body, { precondition, dryRun: query.dryRun })
      return query.dryRun ? previewedJobAnswer(call, job) : savedJobAnswer(call, job)
    },
  }),
  DELETE: endpoint({
    may: "jobs:delete",
    params: idPath,
    query: noTrialQuery,
    async answer({ request, context, params }) {
      await deleteJob(context, params.id, { precondition: preconditionOf(request, context) })
      return noContent()
    },
  }),
})
