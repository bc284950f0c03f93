import { jobFileHeading, jobFileRow } from "@/lib/api/imports/job-file"
import { jobFileQuery } from "@/lib/api/dashboard/job-file-query"
import { presentJob } from "@/lib/api/v1.1/jobs"
import { calendarDateIn } from "@/lib/calendar-date"
import { csvFile } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { exportedJobs } from "@/lib/http/exported-jobs"
import { languageFor } from "@/lib/http/message-language"
import { say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/jobs.csv", {
  GET: endpoint({
    may: "jobs:read",
    query: jobFileQuery,
    async answer({ request, context, query }) {
      const { clock, employer } = context
      const language = query.language ?? languageFor(request)
      const jobs = await exportedJobs(context, query)
      async function* text() {
        yield jobFileHeading(language)
        for await (const job of jobs) yield jobFileRow(presentJob(job), language)
      }
      const day = calendarDateIn(employer.timeZone, clock.now())
      return csvFile(textOf(say("files.postings", { day }), language), text())
    },
  }),
})
