import {
  activityListQuery,
  presentActivityPage,
  presentTracedActivity,
  readActivityFilter,
} from "@/lib/api/dashboard/activity"
import { listActivity } from "@/lib/domain/activity/find-activity"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/activity", {
  GET: endpoint({
    may: "activity:read",
    query: activityListQuery,
    async answer({ context, query }) {
      const page = await listActivity(context, readActivityFilter(query), query)
      return ok(presentActivityPage(page, presentTracedActivity))
    },
  }),
})
