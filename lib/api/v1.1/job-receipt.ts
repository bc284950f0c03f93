import type { Job } from "@/lib/domain/jobs/job"
import type { JobChange } from "@/lib/domain/jobs/job-change"
import type { JobReceiptAnswer } from "./answers"
import { presentJob } from "./jobs"

/**
 * The id of `job` and the stored values of the fields in `sent`: a caller that may not read learns nothing that it
 * did not send.
 */
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
