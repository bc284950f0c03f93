import {
  jobChange,
  jobReference,
  presentJobHeader,
  presentJobHeaderWith,
  presentPage,
} from "@/lib/api/v1.1/jobs"
import { jobDeletionQuery, jobListQuery, jobWriteQuery } from "@/lib/api/v1.1/queries"
import { createJob } from "@/lib/domain/jobs/create-job"
import { createJobOnce } from "@/lib/domain/jobs/create-job-once"
import { deleteJobByReference } from "@/lib/domain/jobs/delete-job"
import { listJobs, listWholeJobs } from "@/lib/domain/jobs/find-jobs"
import { upsertJob } from "@/lib/domain/jobs/upsert-job"
import { noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { idempotencyKeyOf } from "@/lib/http/idempotency"
import { jobCreated, jobPreviewed, jobSaved, preconditionOf } from "@/lib/http/job-answers"
import { pageLink } from "@/lib/http/request-address"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs", {
  GET: endpoint({
    may: "jobs:read",
    query: jobListQuery,
    async answer({ request, context, query }) {
      const link = (number: number) => pageLink(request, number)
      if (query.fields.length === 0)
        return ok(presentPage(await listJobs(context, query), presentJobHeader, link))
      return ok(presentPage(await listWholeJobs(context, query), presentJobHeaderWith(query.fields), link))
    },
  }),
  POST: endpoint({
    may: "jobs:write",
    query: jobWriteQuery,
    body: jobChange,
    async answer({ request, context, query: { dryRun }, body }) {
      preconditionOf(request)(null)
      const key = idempotencyKeyOf(request)
      if (dryRun) return jobPreviewed(await createJob(context, body, { dryRun }))
      if (key === null) return jobCreated(request, await createJob(context, body))
      const { job, replayed } = await createJobOnce(context, body, key)
      const answer = jobCreated(request, job)
      if (replayed) answer.headers.set("Idempotency-Replayed", "true")
      return answer
    },
  }),
  PUT: endpoint({
    may: "jobs:write",
    query: jobWriteQuery,
    body: jobChange,
    async answer({ request, context, query: { dryRun }, body }) {
      const precondition = preconditionOf(request)
      const { job, created } = await upsertJob(context, body, { precondition, dryRun })
      if (dryRun) return jobPreviewed(job)
      return created ? jobCreated(request, job) : jobSaved(job)
    },
  }),
  DELETE: endpoint({
    may: "jobs:delete",
    query: jobDeletionQuery,
    bodyOrQuery: jobReference,
    async answer({ request, context, body }) {
      const { referenceId } = body.values
      await deleteJobByReference(context, referenceId, { precondition: preconditionOf(request) })
      return noContent()
    },
  }),
})
