/** What the browser has to know of the rules of jobs. Apart from the schemas, so that pages without a form do without them. */
export { defaultOpenDays, jobLimits, type JobStatus, refreshDays } from "@/lib/domain/jobs/job"
export { routingByEmail, routingByUrl } from "@/lib/domain/reference-data"
