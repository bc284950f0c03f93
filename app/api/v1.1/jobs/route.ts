import { jobChange, jobReference, presentJob, presentJobHeader, presentPage } from "@/lib/api/v1.1/jobs"
import { jobListQuery } from "@/lib/api/v1.1/queries"
import { createJob } from "@/lib/domain/jobs/create-job"
import { deleteJobByReference } from "@/lib/domain/jobs/delete-job"
import { listJobs } from "@/lib/domain/jobs/find-jobs"
import { upsertJob } from "@/lib/domain/jobs/upsert-job"
import { created, noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { jobAddress, pageLink } from "@/lib/http/request-address"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs", {
  GET: endpoint({
    may: "jobs:read",
    query: jobListQuery,
    async answer({ request, context, query }) {
      const page = await listJobs(context, query)
      return ok(presentPage(page, presentJobHeader, (number) => pageLink(request, number)))
    },
  }),
  POST: endpoint({
    may: "jobs:write",
    body: jobChange,
    async answer({ request, context, body }) {
      const job = await createJob(context, body)
      return created(presentJob(job), jobAddress(request, job.id))
    },
  }),
  PUT: endpoint({
    may: "jobs:write",
    body: jobChange,
    async answer({ request, context, body }) {
      const { job, created: isNew } = await upsertJob(context, body)
      return isNew ? created(presentJob(job), jobAddress(request, job.id)) : ok(presentJob(job))
    },
  }),
  DELETE: endpoint({
    may: "jobs:delete",
    bodyOrQuery: jobReference,
    async answer({ context, body }) {
      await deleteJobByReference(context, body.values.referenceId)
      return noContent()
    },
  }),
})
