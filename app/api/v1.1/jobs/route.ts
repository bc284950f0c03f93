import type { JobFieldName } from "@/lib/api/v1.1/answers"
import { jobChange, jobReference, presentJobHeader, presentJobHeaderWith } from "@/lib/api/v1.1/jobs"
import { presentPage, presentPaging } from "@/lib/api/v1.1/present-page"
import { jobListQuery, jobWriteQuery, noTrialQuery } from "@/lib/api/v1.1/queries"
import { createJob } from "@/lib/domain/jobs/create-job"
import { createJobOnce } from "@/lib/domain/jobs/create-job-once"
import { deleteJobByReference } from "@/lib/domain/jobs/delete-job"
import { listJobs, listWholeJobs, withDescriptions } from "@/lib/domain/jobs/find-jobs"
import { upsertJob } from "@/lib/domain/jobs/upsert-job"
import { longPage, noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { idempotencyKeyOf } from "@/lib/http/idempotency"
import { isPlainList, selectedListAnswer } from "@/lib/http/job-list-answer"
import { createdJobAnswer, previewedJobAnswer, savedJobAnswer, preconditionOf } from "@/lib/http/job-answers"
import { pageLink } from "@/lib/http/request-address"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs", {
  GET: endpoint({
    may: "jobs:read",
    query: jobListQuery,
    async answer(call) {
      const { request, context, query } = call
      if (!isPlainList(query)) return selectedListAnswer(call)
      const link = (number: number) => pageLink(request, number)
      if (query.fields.length === 0)
        return ok(presentPage(await listJobs(context, query), presentJobHeader, link))
      const page = await listWholeJobs(context, query)
      const present = presentJobHeaderWith(query.fields as JobFieldName[])
      if (!query.fields.includes("description")) return ok(presentPage(page, present, link))
      return longPage(withDescriptions(context, page.data), present, presentPaging(page, link))
    },
  }),
  POST: endpoint({
    may: "jobs:write",
    query: jobWriteQuery,
    body: jobChange,
    async answer(call) {
      const { request, context, query, body } = call
      preconditionOf(request, context)(null)
      const key = idempotencyKeyOf(request)
      if (query.dryRun) return previewedJobAnswer(call, await createJob(context, body, { dryRun: true }))
      if (key === null) return createdJobAnswer(call, await createJob(context, body))
      const { job, replayed } = await createJobOnce(context, body, key)
      const answer = createdJobAnswer(call, job)
      if (replayed) answer.headers.set("Idempotency-Replayed", "true")
      return answer
    },
  }),
  PUT: endpoint({
    may: "jobs:write",
    query: jobWriteQuery,
    body: jobChange,
    async answer(call) {
      const { request, context, query, body } = call
      const precondition = preconditionOf(request, context)
      const { job, created } = await upsertJob(context, body, { precondition, dryRun: query.dryRun })
      if (query.dryRun) return previewedJobAnswer(call, job)
      return created ? createdJobAnswer(call, job) : savedJobAnswer(call, job)
    },
  }),
  DELETE: endpoint({
    may: "jobs:delete",
    query: noTrialQuery,
    bodyOrQuery: jobReference,
    async answer({ request, context, body }) {
      const { referenceId } = body.values
      await deleteJobByReference(context, referenceId, { precondition: preconditionOf(request, context) })
      return noContent()
    },
  }),
})
