import { skippedQuery } from "@/lib/api/dashboard/bulk-runs"
import { presentBulkRun, presentSkipped } from "@/lib/api/dashboard/presented-bulk-run"
import { idPath } from "@/lib/api/id-path"
import { findBulkRun, skippedPostings } from "@/lib/domain/bulk-runs/manage-bulk-runs"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { languageFor } from "@/lib/http/message-language"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/bulk-runs/{id}", {
  GET: endpoint({
    may: "jobs:bulk",
    params: idPath,
    query: skippedQuery,
    async answer({ request, context, params, query }) {
      const run = await findBulkRun(context, params.id)
      const { postings, more } = await skippedPostings(context, run, query.skippedAfter ?? -1)
      const language = languageFor(request)
      return ok({
        ...presentBulkRun(run),
        skippedPostings: postings.map((each) => presentSkipped(each, language)),
        moreSkipped: more,
      })
    },
  }),
})
