import { presentBulkRun } from "@/lib/api/dashboard/presented-bulk-run"
import { idPath } from "@/lib/api/id-path"
import { cancelBulkRun } from "@/lib/domain/bulk-runs/manage-bulk-runs"
import { ok } from "@/lib/http/answers"
import { workOnBulkRunsSoon } from "@/lib/http/bulk-work"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  "/api/dashboard/bulk-runs/{id}/cancel",
  {
    POST: endpoint({
      may: "jobs:bulk",
      params: idPath,
      async answer({ context, params }) {
        const run = await cancelBulkRun(context, params.id)
        workOnBulkRunsSoon()
        return ok(presentBulkRun(run))
      },
    }),
  },
)
