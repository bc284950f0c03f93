import { activityFilterQuery, readActivityFilter } from "@/lib/api/dashboard/activity"
import { byteOrderMark, csvHeading, csvLine } from "@/lib/api/dashboard/activity-csv"
import { exportActivity } from "@/lib/domain/activity/find-activity"
import { calendarDateIn } from "@/lib/domain/calendar-date"
import { csvFile } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/activity.csv", {
  GET: endpoint({
    may: "activity:read",
    query: activityFilterQuery,
    answer({ context, query }) {
      const { clock, employer } = context
      const batches = exportActivity(context, readActivityFilter(query))
      async function* text() {
        yield byteOrderMark + csvHeading
        for await (const batch of batches) yield batch.map(csvLine).join("")
      }
      return csvFile(`activity-${calendarDateIn(employer.timeZone, clock.now())}.csv`, text())
    },
  }),
})
