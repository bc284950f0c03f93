import { type JobFields, type JobRequest, salaryOf, withOneAddress } from "@/lib/api/v1.1/job-form"

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
