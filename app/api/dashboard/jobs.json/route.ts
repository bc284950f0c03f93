import { jobFileJson } from "@/lib/api/imports/job-file"
import { jobJsonFileQuery } from "@/lib/api/dashboard/job-file-query"
import { presentJob } from "@/lib/api/v1.1/jobs"
import { calendarDateIn } from "@/lib/domain/calendar-date"
import { exportJobs } from "@/lib/domain/jobs/export-jobs"
import { soughtByWords } from "@/lib/domain/jobs/sought-words"
import { jsonFile } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { selectionOf } from "@/lib/http/job-list-answer"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/jobs.json", {
  GET: endpoint({
    may: "jobs:read",
    query: jobJsonFileQuery,
    async answer({ context, query }) {
      const { clock, employer } = context
      const text = jobFileJson(
        exportJobs(context, await soughtByWords(context, selectionOf(query))),
        presentJob,
      )
      return jsonFile(`postings-${calendarDateIn(employer.timeZone, clock.now())}.json`, text)
    },
  }),
})
