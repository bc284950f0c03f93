import type { JobContent } from "@/lib/domain/jobs/job"

/** A field of a job whose changes are shown to people. */
export type ToldField = Exclude<keyof JobContent, "closeDateIsDefault">

const inOrder: Record<ToldField, true> = {
  title: true,
  description: true,
  status: true,
  publishDate: true,
  closeDate: true,
  locations: true,
  categories: true,
  positionType: true,
  salary: true,
  applicantRoutingType: true,
  applicationEmail: true,
  applicationUrl: true,
  referenceId: true,
  confidential: true,
  autoRefresh: true,
}

/** These fields in the order of the form. */
export const toldFields = Object.keys(inOrder) as ToldField[]

export function isTold(field: string): field is ToldField {
  return Object.hasOwn(inOrder, field)
}

/** These fields only make sense together: restoring one of them from a version restores all of them. */
export const applicationFields = [
  "applicantRoutingType",
  "applicationEmail",
  "applicationUrl",
] as const satisfies readonly ToldField[]

export function isOfApplication(field: ToldField): field is (typeof applicationFields)[number] {
  return applicationFields.some((name) => name === field)
}
