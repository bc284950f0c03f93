/** What the browser needs of the job rules. Kept apart from the schemas, so that pages without a form don't load those. */
export { defaultOpenDays, jobLimits, type JobStatus, refreshDays } from "@/lib/domain/jobs/job"
export { routingByEmail, routingByUrl } from "@/lib/domain/reference-data"
