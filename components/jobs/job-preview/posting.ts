import { defaultOpenDays, type JobFields, routingByEmail, salaryOf } from "@/lib/api/v1.1/job-form"
import { addDays } from "@/lib/calendar-date"
import { type Message, say } from "@/lib/messages/message"
import type { JobAnswer } from "@/lib/queries/jobs"
import type { Pay } from "@/lib/format/pay-words"
import type { ReferenceLists } from "@/lib/queries/reference-data"

/** What a candidate sees. */
export type Posting = {
  title: string
  employer: string
  confidential: boolean
  places: string[]
  categories: string[]
  positionType: string | null
  salary: Pay | null
  publishDate: string
  closeDate: string
  /** HTML. */
  description: string
  applyBy: "email" | "url"
  applyAt: string
}

/** A stored posting as a candidate would see it; `nameOf` translates the names of the reference data. */
export function postingOfJob(job: JobAnswer, nameOf: (name: string) => string): Posting {
  const byEmail = job.applicantRoutingType.id === routingByEmail
  return {
    title: job.title,
    employer: job.employer.name,
    confidential: job.confidential,
    places: job.locations.map(({ description }) => description),
    categories: job.categories.map(({ name }) => nameOf(name)),
    positionType: nameOf(job.positionType.name),
    salary: job.salary && {
      amount: job.salary.amount,
      maximum: job.salary.maxAmount,
      unit: job.salary.period.unit,
      plusCommission: job.salary.plusCommission,
    },
    publishDate: job.publishDate,
    closeDate: job.closeDate,
    description: job.description,
    applyBy: byEmail ? "email" : "url",
    applyAt: (byEmail ? job.applicationEmail : job.applicationUrl) ?? "",
  }
}

type Circumstances = {
  employer: string
  lists: ReferenceLists
  /** The day on which it is or was published. */
  publishDate: string
}

/** What the form contains now, as a candidate would see it once published. */
export function postingOfForm(fields: JobFields, { employer, lists, publishDate }: Circumstances): Posting {
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

/** What may still reveal the employer of a confidential posting, in words for its members. */
export function leaksOf({
  confidential,
  employer,
  title,
  description,
  applyBy,
  applyAt,
}: Posting): Message[] {
  if (!confidential) return []
  const text = `${title} ${description.replace(/<[^<>]*>/g, " ")}`.toLowerCase()
  const domain = applyBy === "email" ? applyAt.split("@")[1] : hostOf(applyAt)
  return [
    text.includes(employer.toLowerCase()) ? say("posting.textNames", { employer }) : null,
    domain ? say("posting.applicationsGoTo", { domain }) : null,
  ].filter((leak) => leak !== null)
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
