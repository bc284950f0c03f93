import { jobFileHeading, jobFileRow } from "@/lib/api/imports/job-file"
import { jobFileQuery } from "@/lib/api/dashboard/job-file-query"
import { presentJob } from "@/lib/api/v1.1/jobs"
import { calendarDateIn } from "@/lib/domain/calendar-date"
import { exportJobs } from "@/lib/domain/jobs/export-jobs"
import { soughtByWords } from "@/lib/domain/jobs/sought-words"
import { csvFile } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { selectionOf } from "@/lib/http/job-list-answer"
import { languageFor } from "@/lib/http/message-language"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/jobs.csv", {
  GET: endpoint({
    may: "jobs:read",
    query: jobFileQuery,
    async answer({ request, context, query }) {
      const { clock, employer } = context
      const language = query.language ?? languageFor(request)
      const jobs = exportJobs(context, await soughtByWords(context, selectionOf(query)))
      async function* text() {
        yield jobFileHeading(language)
        for await (const job of jobs) yield jobFileRow(presentJob(job), language)
      }
      return csvFile(`postings-${calendarDateIn(employer.timeZone, clock.now())}.csv`, text())
    },
  }),
})
