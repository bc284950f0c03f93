import { recordLines, recordsQuery } from "@/lib/api/dashboard/records"
import { calendarDateIn } from "@/lib/calendar-date"
import { recordsOfPeriod } from "@/lib/domain/records/posting-record"
import { jsonLinesFile } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { languageFor } from "@/lib/http/message-language"
import { say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/records", {
  GET: endpoint({
    may: "records:export",
    query: recordsQuery,
    answer({ request, context, query: { from, to, language: asked } }) {
      const language = asked ?? languageFor(request)
      const { clock, employer } = context
      const last = to ?? calendarDateIn(employer.timeZone, clock.now())
      const name = from ? say("files.records", { from, to: last }) : say("files.recordsUntil", { to: last })
      const lines = recordLines(recordsOfPeriod(context, { from, to }), language)
      return jsonLinesFile(textOf(name, language), lines)
    },
  }),
})
