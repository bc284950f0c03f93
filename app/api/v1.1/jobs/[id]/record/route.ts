import { idPath } from "@/lib/api/id-path"
import { presentPeriod } from "@/lib/api/v1.1/history"
import { postingRecord } from "@/lib/domain/records/posting-record"
import { longList } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { languageFor, languageHeaders } from "@/lib/http/message-language"
import { prefersPage, recordPage } from "@/lib/http/record-page"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/{id}/record", {
  GET: endpoint({
    may: "jobs:read",
    params: idPath,
    async answer({ request, context, params }) {
      const record = await postingRecord(context, params.id)
      const head = `{"employer":${JSON.stringify(record.employer)},"periods":[`
      const language = languageFor(request)
      const answer = prefersPage(request)
        ? await recordPage(request, record, context.employer.timeZone)
        : await longList([head, "]}"], record.periods(), (period) => presentPeriod(period, language))
      if (!prefersPage(request))
        for (const [name, value] of Object.entries(languageHeaders(language))) answer.headers.set(name, value)
      answer.headers.append("Vary", "Accept")
      return answer
    },
  }),
})
