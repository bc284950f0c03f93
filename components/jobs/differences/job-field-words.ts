import type { Words } from "@/components/messages/words"
import type { ToldField } from "@/lib/api/v1.1/told-fields"
import { formatDay } from "@/lib/format/dates"
import type { JobAnswer, JobStatus } from "@/lib/queries/jobs"
import { statusWords } from "../job-status"
import { payWords } from "@/lib/format/pay-words"

export function fieldLabel(field: ToldField, { t }: Words): string {
  return t(`jobFields.${field}`)
}

/** A value of a job's field for people to read, in parts if it is a list; an empty list if there is none. Not meant for the description. */
export function fieldParts(field: ToldField, value: unknown, words: Words): string[] {
  const { t, nameOf, locale } = words
  if (value === null || value === undefined || value === "") return []
  // The name of a field determines the type of its value.
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
