import { bulkRunOf, bulkRunRequest, presentBulkRun, presentBulkTrial } from "@/lib/api/dashboard/bulk-runs"
import {
  bulkNotStarted,
  idsOfTarget,
  latestBulkRun,
  startBulkRun,
} from "@/lib/domain/bulk-runs/manage-bulk-runs"
import { tryBulkRun } from "@/lib/domain/bulk-runs/try-bulk-run"
import { invalidFields } from "@/lib/domain/errors"
import { ok } from "@/lib/http/answers"
import { workOnBulkRunsSoon } from "@/lib/http/bulk-work"
import { endpoint, route } from "@/lib/http/endpoint"
import { languageFor } from "@/lib/http/message-language"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/bulk-runs", {
  GET: endpoint({
    may: "jobs:bulk",
    async answer({ context }) {
      const latest = await latestBulkRun(context)
      return ok({ latest: latest && presentBulkRun(latest) })
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
        const trial = await tryBulkRun(context, deed, ids, request.signal)
        return ok(presentBulkTrial(trial, "match" in target ? ids : null, languageFor(request)))
      }
      const run = await startBulkRun(context, deed, ids)
      workOnBulkRunsSoon()
      return ok(presentBulkRun(run))
    },
  }),
})
