import type { Words } from "@/components/messages/words"
import { formatDay } from "@/lib/format/dates"
import type { MessageKey } from "@/lib/messages/message"
import type { VersionChange } from "@/lib/queries/history"
import type { JobAnswer, JobStatus } from "@/lib/queries/jobs"
import { statusWords } from "../job-status"
import { payWords } from "../pay-words"

type Field = VersionChange["field"]

/** The fields that a history tells of, in the order of the form. */
const labels = {
  title: "postings.titleColumn",
  description: "posting.description",
  status: "postings.status",
  publishDate: "differences.publishDate",
  closeDate: "differences.closeDate",
  locations: "postings.places",
  categories: "posting.categories",
  positionType: "posting.positionType",
  salary: "posting.salary",
  applicantRoutingType: "differences.routing",
  applicationEmail: "differences.applicationEmail",
  applicationUrl: "differences.applicationUrl",
  referenceId: "posting.reference",
  confidential: "postings.confidential",
  autoRefresh: "postings.autoRefresh",
} as const satisfies Partial<Record<Field, MessageKey>>

export type ToldField = keyof typeof labels

export const toldFields = Object.keys(labels) as ToldField[]

export function isTold(field: Field): field is ToldField {
  return field in labels
}

export function fieldLabel(field: ToldField, { t }: Words): string {
  return t(labels[field])
}

/** A value of a job's field as people read it, in parts where it is a list; none is an empty list. The description is not among these. */
export function fieldParts(field: ToldField, value: unknown, words: Words): string[] {
  const { t, nameOf, locale } = words
  if (value === null || value === undefined || value === "") return []
  // What a field holds its name says.
  const saying: { [Name in ToldField]: (value: never) => string | string[] } = {
    title: (text: string) => text,
    description: (text: string) => text,
    status: (status: JobStatus) => t(statusWords[status]),
    publishDate: (day: string) => formatDay(day, locale),
    closeDate: (day: string) => formatDay(day, locale),
    locations: (places: JobAnswer["locations"]) => places.map(({ description }) => nameOf(description)),
    categories: (records: JobAnswer["categories"]) => records.map(({ name }) => nameOf(name)),
    positionType: ({ name }: JobAnswer["positionType"]) => nameOf(name),
    salary: ({ amount, maxAmount, period, plusCommission }: NonNullable<JobAnswer["salary"]>) =>
      payWords({ amount, maximum: maxAmount, unit: period.unit, plusCommission }, words),
    applicantRoutingType: ({ name }: JobAnswer["applicantRoutingType"]) => nameOf(name),
    applicationEmail: (address: string) => address,
    applicationUrl: (address: string) => address,
    referenceId: (reference: string) => reference,
    confidential: (yes: boolean) => t(yes ? "differences.yes" : "differences.no"),
    autoRefresh: (yes: boolean) => t(yes ? "differences.on" : "differences.off"),
  }
  return [saying[field](value as never)].flat()
}
