import { jobFileJson } from "@/lib/api/imports/job-file"
import { jobJsonFileQuery } from "@/lib/api/dashboard/job-file-query"
import { presentJob } from "@/lib/api/v1.1/jobs"
import { calendarDateIn } from "@/lib/calendar-date"
import { jsonFile } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { exportedJobs } from "@/lib/http/exported-jobs"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/jobs.json", {
  GET: endpoint({
    may: "jobs:read",
    query: jobJsonFileQuery,
    async answer({ context, query }) {
      const { clock, employer } = context
      const text = jobFileJson(await exportedJobs(context, query), presentJob)
      return jsonFile(`postings-${calendarDateIn(employer.timeZone, clock.now())}.json`, text)
    },
  }),
})
