import { presentBinEntry } from "@/lib/api/v1.1/history"
import { presentPage } from "@/lib/api/v1.1/present-page"
import { binQuery } from "@/lib/api/v1.1/queries"
import { listDeletedJobs } from "@/lib/domain/bin/find-deleted-jobs"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { pageLink } from "@/lib/http/request-address"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/deleted", {
  GET: endpoint({
    may: "jobs:delete",
    query: binQuery,
    async answer({ request, context, query }) {
      const link = (number: number) => pageLink(request, number)
      return ok(presentPage(await listDeletedJobs(context, query), presentBinEntry, link))
    },
  }),
})
