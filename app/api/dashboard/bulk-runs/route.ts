import { bulkRunListQuery, bulkRunOf, bulkRunRequest } from "@/lib/api/dashboard/bulk-runs"
import { presentBulkRun, presentBulkTrial, presentListedRun } from "@/lib/api/dashboard/presented-bulk-run"
import { bulkNotStarted } from "@/lib/domain/bulk-runs/bulk-change"
import {
  idsOfTarget,
  latestBulkRun,
  listBulkRuns,
  startBulkRun,
} from "@/lib/domain/bulk-runs/manage-bulk-runs"
import { tryBulkRun } from "@/lib/domain/bulk-runs/try-bulk-run"
import { invalidFields } from "@/lib/domain/errors"
import { ok } from "@/lib/http/answers"
import { workOnBulkRunsSoon } from "@/lib/http/bulk-work"
import { endpoint, route } from "@/lib/http/endpoint"
import { languageFor } from "@/lib/http/message-language"
import { oneAtATime } from "@/lib/http/one-at-a-time"
import { say } from "@/lib/messages/message"

const summaryOvertaken = say("bulkRuns.summaryOvertaken")

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/bulk-runs", {
  GET: endpoint({
    may: "jobs:bulk",
    query: bulkRunListQuery,
    async answer({ context, query }) {
      const latest = await latestBulkRun(context)
      const runs = query.all === "true" ? await listBulkRuns(context) : null
      return ok({ latest: latest && presentBulkRun(latest), runs: runs && runs.map(presentListedRun) })
    },
  }),
  POST: endpoint({
    may: "jobs:bulk",
    body: bulkRunRequest,
    async answer({ request, context, body }) {
      const { deed, target, dryRun, problems } = bulkRunOf(body)
      if (problems.length > 0) throw invalidFields(bulkNotStarted, problems)
      const ids = await idsOfTarget(context, target)
      if (dryRun) {
        const { signal } = request
        const trial = await oneAtATime(context, { signal, overtaken: summaryOvertaken }, (under) =>
          tryBulkRun(context, deed, ids, under),
        )
        return ok(presentBulkTrial(trial, "match" in target ? ids : null, languageFor(request)))
      }
      const run = await startBulkRun(context, deed, ids)
      workOnBulkRunsSoon()
      return ok(presentBulkRun(run))
    },
  }),
})
