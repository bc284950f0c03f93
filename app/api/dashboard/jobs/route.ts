import { dashboardListQuery } from "@/lib/api/dashboard/job-list-query"
import { soughtByWords } from "@/lib/domain/jobs/sought-words"
import { endpoint, route } from "@/lib/http/endpoint"
import { selectedListAnswer, selectionOf } from "@/lib/http/job-list-answer"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/jobs", {
  GET: endpoint({
    may: "jobs:read",
    query: dashboardListQuery.omit({ cursor: true }),
    async answer(call) {
      const query = { ...call.query, cursor: null }
      return selectedListAnswer({ ...call, query }, await soughtByWords(call.context, selectionOf(query)))
    },
  }),
})
