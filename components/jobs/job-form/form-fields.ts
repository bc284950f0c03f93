import {
  defaultOpenDays,
  type JobFields,
  type JobRequest,
  routingByEmail,
  salaryOf,
  withOneAddress,
} from "@/lib/api/v1.1/job-form"
import { daysFrom } from "@/lib/calendar-date"
import type { JobAnswer } from "@/lib/queries/jobs"

/** A new posting's form. Most employers take applications by email. */
export const emptyFields: JobFields = {
  title: "",
  referenceId: "",
  closeDate: "",
  confidential: false,
  autoRefresh: false,
  locations: [],
  categories: [],
  positionType: { id: null },
  salary: { amount: null, maxAmount: null, period: { id: null }, plusCommission: false },
  description: "",
  applicantRoutingType: { id: routingByEmail },
  applicationEmail: "",
  applicationUrl: "",
  typed: { locations: "", categories: "" },
}

/** A stored posting in the form. */
export function fieldsOf(job: JobAnswer): JobFields {
  const { salary } = job
  return {
    title: job.title,
    referenceId: job.referenceId ?? "",
    closeDate: job.closeDate,
    confidential: job.confidential,
    autoRefresh: job.autoRefresh,
    locations: job.locations.map(({ description }) => ({ description })),
    categories: job.categories.map(({ id }) => ({ id })),
    positionType: { id: job.positionType.id },
    salary: salary
      ? {
          amount: salary.amount,
          maxAmount: salary.maxAmount,
          period: { id: salary.period.id },
          plusCommission: salary.plusCommission,
        }
      : emptyFields.salary,
    description: job.description,
    applicantRoutingType: { id: job.applicantRoutingType.id },
    applicationEmail: job.applicationEmail ?? "",
    applicationUrl: job.applicationUrl ?? "",
    typed: emptyFields.typed,
  }
}

/**
 * The fields of a new posting with the content of `job`. What it can't have is left out: the reference, a date in the past, a feature that
 * the plan lacks.
 */
export function copyOf(
  job: JobAnswer,
  { today, mayRefresh }: { today: string; mayRefresh: boolean },
): JobFields {
  const keepsDate = !closesByDefault(job) && job.closeDate >= today
  return {
    ...fieldsOf(job),
    referenceId: "",
    closeDate: keepsDate ? job.closeDate : "",
    autoRefresh: job.autoRefresh && mayRefresh,
  }
}

/** Whether a posting closes on the default date, as if nobody had chosen one. */
export function closesByDefault({
  publishDate,
  closeDate,
}: Pick<JobAnswer, "publishDate" | "closeDate">): boolean {
  return daysFrom(publishDate, closeDate) === defaultOpenDays
}

/** All that the form contains, as the API accepts it. */
export function requestOf(fields: JobFields) {
  const { positionType, applicantRoutingType, salary, typed: _typed, ...rest } = withOneAddress(fields)
  return {
    ...rest,
    positionType: idOf(positionType),
    applicantRoutingType: idOf(applicantRoutingType),
    salary: salaryOf(salary),
    referenceId: textOrNull(fields.referenceId),
    closeDate: textOrNull(fields.closeDate),
    applicationEmail: textOrNull(rest.applicationEmail),
    applicationUrl: textOrNull(rest.applicationUrl),
  } satisfies JobRequest
}

/** What has to be sent so that the loaded posting becomes what the form contains; fields that nobody changed are left out. */
export function changedFields(loaded: JobFields, now: JobFields): JobRequest {
  const before = requestOf(loaded)
  const changed = Object.entries(requestOf(now)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  )
  return Object.fromEntries(changed)
}

function idOf({ id }: { id: number | null }): { id?: number } {
  return id === null ? {} : { id }
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text
}
