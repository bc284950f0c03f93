import * as z from "zod"
import { type Job, type JobHeader, jobLimits, jobStatuses, type ListedJob } from "@/lib/domain/jobs/job"
import { isVisible } from "@/lib/domain/visible-text"
import { accepting } from "../accepting"
import { isEmailAddress } from "../email-address"
import { because, byId, flag, id, listOf, notOneOf, optionalDate, optionalText, said, text } from "../fields"
import type { JobAnswer, JobFieldName, JobHeaderAnswer } from "./answers"
import { type Message, packMessage, say } from "@/lib/messages/message"

const isWebAddress = (value: string) =>
  /^https?:\/\/[^\s/?#]/i.test(value) && !/[\s\p{Cc}]/u.test(value) && URL.canParse(value)

function amount(name: Message, missing: Message) {
  const schema = z
    .number({ error: said(missing, say("jobs.notNumber", { name })) })
    .refine((value) => value >= 0, because({ code: "too_small", message: say("jobs.negative", { name }) }))
    .refine((value) => value <= jobLimits.amount, {
      ...because({
        code: "too_large",
        message: say("jobs.tooLarge", { name, most: jobLimits.amount }),
      }),
    })
    .refine((value) => decimalPlaces(value) <= jobLimits.amountPlaces, {
      ...because({
        code: "too_precise",
        message: say("jobs.tooPrecise", { name, most: jobLimits.amountPlaces }),
      }),
    })
  return accepting(schema, z.number().min(0).max(jobLimits.amount))
}

/** A salary in a job request; on a PUT, its fields merge with the stored ones. */
export const salaryChange = z.object(
  {
    amount: amount(say("jobs.amount"), say("jobs.enterAmount")).optional(),
    maxAmount: amount(say("jobs.maximum"), say("jobs.enterMaximum")).nullable().optional(),
    period: byId(id(say("jobs.periodMissing")).optional()).optional(),
    plusCommission: flag(say("fields.plusCommission")).optional(),
  },
  { error: packMessage(say("jobs.salaryNotObject")) },
)

const salary = accepting(
  z.preprocess((value) => (value === "" ? null : value), salaryChange.nullable()),
  z.union([salaryChange, z.literal(""), z.null()]),
)

/** The status in a job request. */
export const sentStatus = z.enum(jobStatuses, { error: notOneOf(say("fields.status"), jobStatuses) })

/** A place as a job request names it. */
export const namedPlace = z.object({
  description: text(say("fields.place"), jobLimits.locationDescription, say("jobs.placeMissing")).refine(
    (value) => value.trim() !== "",
    because({ code: "required", message: say("jobs.placeMissing") }),
  ),
})

/**
 * The body of a job request (contract 1.4). Every field may be left out: a PUT only changes what is sent, and the
 * rules in lib/domain know which fields a new job needs. Unknown and read-only fields are ignored.
 */
export const jobChange = z.object({
  referenceId: optionalText(say("fields.reference"), jobLimits.referenceId).optional(),
  title: text(say("fields.title"), null, say("jobs.titleMissing"))
    .transform((value) => value.trim())
    .pipe(text(say("fields.title"), jobLimits.title))
    .refine(isVisible, because({ code: "required", message: say("jobs.titleMissing") }))
    .optional(),
  closeDate: optionalDate(say("fields.closeDate")).optional(),
  confidential: flag(say("fields.confidential")).optional(),
  autoRefresh: flag(say("fields.autoRefresh")).optional(),
  status: sentStatus.optional(),
  locations: listOf(
    namedPlace,
    "description",
    say("jobs.noPlaces"),
    say("jobs.placesNotList"),
    jobLimits.locations,
  ).optional(),
  categories: listOf(
    z.object({ id: id(say("jobs.categoryMissing")) }),
    "id",
    say("jobs.noCategories"),
    say("jobs.categoriesNotList"),
    jobLimits.categories,
  ).optional(),
  positionType: byId(id(say("jobs.positionTypeMissing")).optional()).optional(),
  salary: salary.optional(),
  description: text(say("fields.description"), null, say("jobs.descriptionMissing")).optional(),
  applicantRoutingType: byId(id(say("jobs.routingMissing")).optional()).optional(),
  applicationEmail: optionalText(say("fields.email"), jobLimits.applicationEmail)
    .transform((value) => value?.trim() ?? null)
    .refine((value) => value === null || isEmailAddress(value), {
      ...because({
        code: "invalid_email",
        message: say("jobs.emailInvalid"),
      }),
    })
    .optional(),
  applicationUrl: optionalText(say("fields.webAddress"), jobLimits.applicationUrl)
    .transform((value) => value?.trim() ?? null)
    .refine((value) => value === null || isWebAddress(value), {
      ...because({
        code: "invalid_url",
        message: say("jobs.urlInvalid"),
      }),
    })
    .optional(),
})

/** The body, or the query, of `DELETE /jobs`. */
export const jobReference = z.object({
  referenceId: text(say("fields.reference"), null, say("jobs.referenceMissing")).refine(
    (value) => value.trim() !== "",
    {
      ...because({ code: "required", message: say("jobs.referenceMissing") }),
    },
  ),
})

/** A Job as the contract shows it (1.1). */
export function presentJob(job: Job): JobAnswer {
  return presentListedJob(job) as JobAnswer
}

/** The same for a job in a list; a long description that was not loaded is null. */
export function presentListedJob(
  job: ListedJob,
): Omit<JobAnswer, "description"> & { description: string | null } {
  return {
    id: job.id,
    referenceId: job.referenceId,
    employer: { id: job.employer.id, name: job.employer.name },
    title: job.title,
    publishDate: job.publishDate,
    closeDate: job.closeDate,
    confidential: job.confidential,
    autoRefresh: job.autoRefresh,
    status: job.status,
    locations: presentLocations(job),
    categories: job.categories.map(({ id, name }) => ({ id, name })),
    positionType: { id: job.positionType.id, name: job.positionType.name },
    salary: presentSalary(job),
    description: job.description,
    applicantRoutingType: { id: job.applicantRoutingType.id, name: job.applicantRoutingType.name },
    applicationEmail: job.applicationEmail,
    applicationUrl: job.applicationUrl,
  }
}

/** A Job header as the contract shows it (1.1): these fields and no others. */
export function presentJobHeader(job: JobHeader): JobHeaderAnswer {
  return {
    id: job.id,
    title: job.title,
    locations: presentLocations(job),
    employer: { id: job.employer.id, name: job.employer.name },
    referenceId: job.referenceId,
    publishDate: job.publishDate,
    confidential: job.confidential,
    status: job.status,
  }
}

/**
 * A Job header with further fields of the Job after it (contract part 2, `fields`). If the description is asked for,
 * it has to be loaded.
 */
export function presentJobHeaderWith(fields: JobFieldName[]) {
  return (job: ListedJob): JobHeaderAnswer => {
    const whole = presentListedJob(job)
    const header = presentJobHeader(job)
    const shown: Record<string, unknown> = header
    for (const field of fields) shown[field] = whole[field]
    return header
  }
}

function presentLocations({ locations }: Pick<Job, "locations">) {
  return locations.map(({ id, name, description, type }) => ({ id, name, description, type }))
}

function presentSalary({ salary }: Pick<Job, "salary">) {
  if (!salary) return null
  const { amount, maxAmount, period, plusCommission } = salary
  return {
    amount,
    maxAmount,
    period: { id: period.id, name: period.name, unit: period.unit },
    plusCommission,
  }
}

function decimalPlaces(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e")
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent))
}
