import {
  jobChange,
  jobReference,
  presentJobHeader,
  presentJobHeaderWith,
  presentPage,
} from "@/lib/api/v1.1/jobs"
import { jobListQuery } from "@/lib/api/v1.1/queries"
import { createJob } from "@/lib/domain/jobs/create-job"
import { deleteJobByReference } from "@/lib/domain/jobs/delete-job"
import { listJobs, listWholeJobs } from "@/lib/domain/jobs/find-jobs"
import { upsertJob } from "@/lib/domain/jobs/upsert-job"
import { noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { jobCreated, jobSaved, preconditionOf } from "@/lib/http/job-answers"
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
    body: jobChange,
    async answer({ request, context, body }) {
      preconditionOf(request)(null)
      return jobCreated(request, await createJob(context, body))
    },
  }),
  PUT: endpoint({
    may: "jobs:write",
    body: jobChange,
    async answer({ request, context, body }) {
      const { job, created } = await upsertJob(context, body, { precondition: preconditionOf(request) })
      return created ? jobCreated(request, job) : jobSaved(job)
    },
  }),
  DELETE: endpoint({
    may: "jobs:delete",
    bodyOrQuery: jobReference,
    async answer({ request, context, body }) {
      const { referenceId } = body.values
      await deleteJobByReference(context, referenceId, { precondition: preconditionOf(request) })
      return noContent()
    },
  }),
})
