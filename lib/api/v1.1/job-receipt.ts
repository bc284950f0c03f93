import type { Job } from "@/lib/domain/jobs/job"
import type { JobChange } from "@/lib/domain/jobs/job-change"
import type { JobReceiptAnswer } from "./answers"
import { presentJob } from "./jobs"

/** Of `job` its id and what is stored of the fields in `sent`: who may not read learns nothing that it did not bring. */
export function presentJobReceipt(job: Job, sent: JobChange): JobReceiptAnswer {
  const whole = presentJob(job)
  const shown = Object.entries(sent).filter(([name, value]) => name in whole && value !== undefined)
  const fields = Object.fromEntries(shown.map(([name]) => [name, whole[name as keyof typeof whole]]))
  if (!sent.salary || !whole.salary) return { ...fields, id: job.id }
  const { salary } = whole
  const parts = Object.entries(sent.salary).filter(([, value]) => value !== undefined)
  const shownSalary = Object.fromEntries(parts.map(([name]) => [name, salary[name as keyof typeof salary]]))
  return { ...fields, salary: shownSalary, id: job.id }
}
