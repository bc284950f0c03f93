import { jobListQuery } from "@/lib/api/v1.1/queries"
import { countJobs } from "@/lib/domain/jobs/find-jobs"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/job-counts", {
  GET: endpoint({
    may: "jobs:read",
    query: jobListQuery.pick({ q: true }),
    async answer({ context, query }) {
      return ok(await countJobs(context, query.q))
    },
  }),
})
