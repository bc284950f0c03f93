import { recordLines, recordsQuery } from "@/lib/api/dashboard/records"
import { calendarDateIn } from "@/lib/domain/calendar-date"
import { recordsOfPeriod } from "@/lib/domain/records/posting-record"
import { jsonLinesFile } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { languageFor } from "@/lib/http/message-language"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/records", {
  GET: endpoint({
    may: "records:export",
    query: recordsQuery,
    answer({ request, context, query: { from, to } }) {
      const { clock, employer } = context
      const until = to ?? calendarDateIn(employer.timeZone, clock.now())
      const name = `posting-records-${from ? `${from}-to-` : "until-"}${until}.ndjson`
      return jsonLinesFile(name, recordLines(recordsOfPeriod(context, { from, to }), languageFor(request)))
    },
  }),
})
