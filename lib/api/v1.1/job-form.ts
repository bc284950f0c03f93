import * as z from "zod"
import type { FieldProblem } from "@/lib/domain/errors"
import { FieldProblems } from "@/lib/domain/field-problems"
import type { JobChange } from "@/lib/domain/jobs/job-change"
import { judgeSalary } from "@/lib/domain/jobs/judge-salary"
import { routingByEmail, routingByUrl } from "@/lib/domain/reference-data"
import { receive } from "../receive"
import { byId, id } from "./fields"
import { jobChange } from "./jobs"

export * from "./job-rules"

/** What the fields of a posting's form hold: a job request with every field there, and nothing chosen as null or "". */
export type JobFields = {
  title: string
  referenceId: string
  closeDate: string
  confidential: boolean
  autoRefresh: boolean
  locations: { description: string }[]
  categories: { id: number }[]
  positionType: { id: number | null }
  salary: SalaryFields
  description: string
  applicantRoutingType: { id: number | null }
  applicationEmail: string
  applicationUrl: string
}

export type SalaryFields = {
  amount: number | null
  maxAmount: number | null
  period: { id: number | null }
  plusCommission: boolean
}

export type JobRequest = z.output<typeof jobChange>

/** The salary that the fields describe. A period alone pays nothing, so it is no salary. */
export function salaryOf({ amount, maxAmount, period, plusCommission }: SalaryFields): JobChange["salary"] {
  if (amount === null && maxAmount === null && !plusCommission) return null
  return {
    ...(amount !== null && { amount }),
    maxAmount,
    ...(period.id !== null && { period: { id: period.id } }),
    plusCommission,
  }
}

const required = z.object({
  ...jobChange.shape,
  title: jobChange.shape.title.unwrap(),
  locations: missingWhenEmpty(jobChange.shape.locations.unwrap()),
  categories: missingWhenEmpty(jobChange.shape.categories.unwrap()),
  positionType: byId(id("Choose a position type.")),
  salary: z.preprocess((fields) => salaryOf(fields as SalaryFields), jobChange.shape.salary.unwrap()),
  description: missingWhenEmpty(jobChange.shape.description.unwrap()),
  applicantRoutingType: byId(id("Choose how candidates apply.")),
})

/** The fields with the address of the chosen routing type alone: the other one is out of sight, and is not sent. */
export function withOneAddress(fields: JobFields): JobFields {
  const routing = fields.applicantRoutingType.id
  return {
    ...fields,
    applicationEmail: routing === routingByEmail ? fields.applicationEmail : "",
    applicationUrl: routing === routingByUrl ? fields.applicationUrl : "",
  }
}

/**
 * What the API would refuse of a form, told before it is asked and in the same sentences: the fields of `jobChange`, of
 * which a posting must have some, and the rules that need no server. Unknown places and references in use it tells itself.
 */
export const jobForm = z.custom<JobFields>().superRefine((fields, context) => {
  for (const { field, message } of problemsOf(fields)) {
    const path = field.split(/[.[\]]+/).filter((step) => step !== "")
    context.addIssue({ code: "custom", path, message })
  }
})

/** As the service does: what cannot be read and what breaks a rule are told together. */
function problemsOf(fields: JobFields): FieldProblem[] {
  const { values, problems } = receive(required, withOneAddress(fields))
  const found = new FieldProblems(problems)
  judgeSalary(null, values.salary, found)
  const need = (field: "applicationEmail" | "applicationUrl", message: string) => {
    if (!values[field] && !found.concern(field)) found.add(field, "required", message)
  }
  const routing = values.applicantRoutingType?.id
  if (routing === routingByEmail)
    need("applicationEmail", "Enter the e-mail address that applications go to.")
  if (routing === routingByUrl) need("applicationUrl", "Enter the web address where candidates apply.")
  return found.list
}

/** An empty text or list is as one that was not sent, which has a sentence of its own. */
function missingWhenEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value),
    schema,
  )
}
