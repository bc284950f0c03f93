import { activityPaging, presentActivity, presentActivityPage } from "@/lib/api/dashboard/activity"
import { idPath } from "@/lib/api/id-path"
import { listJobActivity } from "@/lib/domain/activity/find-activity"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/jobs/{id}/activity", {
  // Anyone who may read the job may read its history, without the addresses that requests came from.
  GET: endpoint({
    may: "jobs:read",
    params: idPath,
    query: activityPaging,
    async answer({ context, params, query }) {
      return ok(presentActivityPage(await listJobActivity(context, params.id, query), presentActivity))
    },
  }),
})
