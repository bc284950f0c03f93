import * as z from "zod"
import { type Job, type JobHeader, jobLimits, jobStatuses, type ListedJob } from "@/lib/domain/jobs/job"
import { isVisible } from "@/lib/domain/visible-text"
import { accepting } from "../accepting"
import { isEmailAddress } from "../email-address"
import { because, byId, flag, id, listOf, optionalDate, optionalText, said, text } from "../fields"
import type { JobAnswer, JobFieldName, JobHeaderAnswer } from "./answers"

const isWebAddress = (value: string) =>
  /^https?:\/\/[^\s/?#]/i.test(value) && !/[\s\p{Cc}]/u.test(value) && URL.canParse(value)

function amount(name: string) {
  const schema = z
    .number({ error: said(`Enter ${name}.`, `${capitalised(name)} must be a number.`) })
    .refine(
      (value) => value >= 0,
      because({ code: "too_small", message: `${capitalised(name)} cannot be negative.` }),
    )
    .refine((value) => value <= jobLimits.amount, {
      ...because({
        code: "too_large",
        message: `${capitalised(name)} may be ${jobLimits.amount} at the most.`,
      }),
    })
    .refine((value) => decimalPlaces(value) <= jobLimits.amountPlaces, {
      ...because({
        code: "too_precise",
        message: `${capitalised(name)} may have ${jobLimits.amountPlaces} decimal places at the most.`,
      }),
    })
  return accepting(schema, z.number().min(0).max(jobLimits.amount))
}

const salaryFields = z.object(
  {
    amount: amount("the salary's amount").optional(),
    maxAmount: amount("the salary's maximum").nullable().optional(),
    period: byId(id("Choose a salary period.").optional()).optional(),
    plusCommission: flag("Plus commission").optional(),
  },
  { error: "The salary must be an object with an amount and a period, or null." },
)

const salary = accepting(
  z.preprocess((value) => (value === "" ? null : value), salaryFields.nullable()),
  z.union([salaryFields, z.literal(""), z.null()]),
)

/**
 * The body of a job request (contract 1.4). Every field may be left out: on a PUT only what is sent changes, and which
 * ones a new job must have the rules of lib/domain know. Unknown and read-only fields are ignored.
 */
export const jobChange = z.object({
  referenceId: optionalText("The reference", jobLimits.referenceId).optional(),
  title: text("The title", null, "Enter a title.")
    .transform((value) => value.trim())
    .pipe(text("The title", jobLimits.title))
    .refine(isVisible, because({ code: "required", message: "Enter a title." }))
    .optional(),
  closeDate: optionalDate("The close date").optional(),
  confidential: flag("Confidential").optional(),
  autoRefresh: flag("Auto-refresh").optional(),
  status: z.enum(jobStatuses, { error: `The status is one of ${jobStatuses.join(", ")}.` }).optional(),
  locations: listOf(
    z.object({
      description: text("The place", jobLimits.locationDescription, "Name the place.").refine(
        (value) => value.trim() !== "",
        because({ code: "required", message: "Name the place." }),
      ),
    }),
    "description",
    "Choose at least one place.",
    "Places are a list of objects with a description.",
  ).optional(),
  categories: listOf(
    z.object({ id: id("Choose a category.") }),
    "id",
    "Choose at least one category.",
    "Categories are a list of objects with an id.",
  ).optional(),
  positionType: byId(id("Choose a position type.").optional()).optional(),
  salary: salary.optional(),
  description: text("The description", null, "Write a description.").optional(),
  applicantRoutingType: byId(id("Choose how candidates apply.").optional()).optional(),
  applicationEmail: optionalText("The e-mail address", jobLimits.applicationEmail)
    .transform((value) => value?.trim() ?? null)
    .refine((value) => value === null || isEmailAddress(value), {
      ...because({
        code: "invalid_email",
        message: "This isn't an e-mail address. Example: jobs@example.com.",
      }),
    })
    .optional(),
  applicationUrl: optionalText("The web address", jobLimits.applicationUrl)
    .transform((value) => value?.trim() ?? null)
    .refine((value) => value === null || isWebAddress(value), {
      ...because({
        code: "invalid_url",
        message: "This isn't a web address. It must begin with http:// or https://.",
      }),
    })
    .optional(),
})

/** The body, or the query, of `DELETE /jobs`. */
export const jobReference = z.object({
  referenceId: text("The reference", null, "Name the job by its referenceId.").refine(
    (value) => value.trim() !== "",
    {
      ...because({ code: "required", message: "Name the job by its referenceId." }),
    },
  ),
})

/** A Job as the contract shows it (1.1). */
export function presentJob(job: Job): JobAnswer {
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

/** A Job header with further fields of the Job behind it (contract part 2, `fields`); its description has to be there where it is asked for. */
export function presentJobHeaderWith(fields: JobFieldName[]) {
  return (job: ListedJob) => {
    const whole = presentJob({ ...job, description: job.description ?? "" })
    return { ...presentJobHeader(job), ...Object.fromEntries(fields.map((field) => [field, whole[field]])) }
  }
}

function presentLocations({ locations }: Pick<Job, "locations">) {
  return locations.map(({ id, name, description, type }) => ({ id, name, description, type }))
}

function presentSalary({ salary }: Job) {
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

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
