import { dashboardListQuery } from "@/lib/api/dashboard/job-list-query"
import { countJobs } from "@/lib/domain/jobs/select-jobs"
import { soughtByWords } from "@/lib/domain/jobs/sought-words"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { furtherFilterOf } from "@/lib/http/job-list-answer"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/job-counts", {
  GET: endpoint({
    may: "jobs:read",
    query: dashboardListQuery.omit({
      page: true,
      pageSize: true,
      status: true,
      fields: true,
      sort: true,
      cursor: true,
    }),
    async answer({ context, query }) {
      const filter = { q: query.q, further: furtherFilterOf(query) }
      return ok(await countJobs(context, await soughtByWords(context, filter)))
    },
  }),
})
