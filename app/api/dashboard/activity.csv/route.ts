import { activityFilterQuery, readActivityFilter } from "@/lib/api/dashboard/activity"
import { byteOrderMark, csvHeading, csvLine } from "@/lib/api/dashboard/activity-csv"
import { fileLanguage } from "@/lib/api/dashboard/file-language"
import { exportActivity } from "@/lib/domain/activity/find-activity"
import { calendarDateIn } from "@/lib/calendar-date"
import { csvFile } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { languageFor } from "@/lib/http/message-language"
import { say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/activity.csv", {
  GET: endpoint({
    may: "activity:read",
    query: activityFilterQuery.extend(fileLanguage),
    answer({ request, context, query }) {
      const language = query.language ?? languageFor(request)
      const { clock, employer } = context
      const batches = exportActivity(context, readActivityFilter(query))
      async function* text() {
        yield byteOrderMark + csvHeading(language)
        for await (const batch of batches) yield batch.map((each) => csvLine(each, language)).join("")
      }
      const day = calendarDateIn(employer.timeZone, clock.now())
      return csvFile(textOf(say("files.activity", { day }), language), text())
    },
  }),
})
