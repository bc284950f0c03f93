import { defaultOpenDays, type JobFields, routingByEmail, salaryOf } from "@/lib/api/v1.1/job-form"
import { addDays } from "@/lib/calendar-date"
import type { ReferenceLists } from "@/lib/queries/reference-data"
import type { Posting } from "../job-preview/posting"

type Circumstances = {
  employer: string
  lists: ReferenceLists
  /** The day on which it is or was published. */
  publishDate: string
}

/** What the form contains now, as a candidate would see it once published. */
export function postingOf(fields: JobFields, { employer, lists, publishDate }: Circumstances): Posting {
  const salary = salaryOf(fields.salary)
  const byEmail = fields.applicantRoutingType.id === routingByEmail
  return {
    title: fields.title.trim(),
    employer,
    confidential: fields.confidential,
    places: fields.locations.map(({ description }) => description),
    categories: fields.categories.flatMap(
      ({ id }) => lists.categories.find((each) => each.id === id)?.name ?? [],
    ),
    positionType: lists.positionTypes.find(({ id }) => id === fields.positionType.id)?.name ?? null,
    salary:
      salary?.amount === undefined
        ? null
        : {
            amount: salary.amount,
            maximum: salary.maxAmount ?? null,
            unit: lists.salaryPeriods.find(({ id }) => id === salary.period?.id)?.unit ?? null,
            plusCommission: salary.plusCommission ?? false,
          },
    closeDate: /^\d{4}-/.test(fields.closeDate) ? fields.closeDate : addDays(publishDate, defaultOpenDays),
    publishDate,
    description: fields.description,
    applyBy: byEmail ? "email" : "url",
    applyAt: (byEmail ? fields.applicationEmail : fields.applicationUrl).trim(),
  }
}
