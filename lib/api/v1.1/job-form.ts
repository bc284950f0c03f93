import * as z from "zod"
import type { FieldProblem } from "@/lib/domain/errors"
import { FieldProblems } from "@/lib/domain/field-problems"
import type { Job, JobStatus } from "@/lib/domain/jobs/job"
import type { JobChange } from "@/lib/domain/jobs/job-change"
import { publishDateOf, refuseEarlyClose } from "@/lib/domain/jobs/judge-close-date"
import { judgeSalary } from "@/lib/domain/jobs/judge-salary"
import { routingByEmail, routingByUrl } from "@/lib/domain/reference-data"
import { byId, id } from "../fields"
import { receive } from "../receive"
import { jobChange } from "./jobs"
import { type Message, say } from "@/lib/messages/message"

export * from "./job-rules"
export { publishDateOf }
export type { FieldProblem }

/** The values of a posting's form: a job request with every field present, where no choice is null or "". */
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
  /** Text typed into the pickers that has not become a choice yet. It is kept, but never saved. */
  typed: { locations: string; categories: string }
}

/** A string is text that cannot be read as an amount. It is kept as it is, and nothing is saved while it stands. */
export type AmountField = number | string | null

export type SalaryFields = {
  amount: AmountField
  maxAmount: AmountField
  period: { id: number | null }
  plusCommission: boolean
}

export type JobRequest = z.output<typeof jobChange>

/** The salary that the fields describe. A period with no amount is not a salary. */
export function salaryOf({ amount, maxAmount, period, plusCommission }: SalaryFields): JobChange["salary"] {
  if (amount === null && maxAmount === null && !plusCommission) return null
  return {
    ...(typeof amount === "number" && { amount }),
    maxAmount: typeof maxAmount === "number" ? maxAmount : null,
    ...(period.id !== null && { period: { id: period.id } }),
    plusCommission,
  }
}

const required = z.object({
  ...jobChange.shape,
  title: jobChange.shape.title.unwrap(),
  locations: missingWhenEmpty(jobChange.shape.locations.unwrap()),
  categories: missingWhenEmpty(jobChange.shape.categories.unwrap()),
  positionType: byId(id(say("jobs.positionTypeMissing"))),
  salary: z.preprocess((fields) => salaryOf(fields as SalaryFields), jobChange.shape.salary.unwrap()),
  description: missingWhenEmpty(jobChange.shape.description.unwrap()),
  applicantRoutingType: byId(id(say("jobs.routingMissing"))),
})

/** The fields with only the address of the chosen routing type: the other address is hidden and not sent. */
export function withOneAddress(fields: JobFields): JobFields {
  const routing = fields.applicantRoutingType.id
  return {
    ...fields,
    applicationEmail: routing === routingByEmail ? fields.applicationEmail : "",
    applicationUrl: routing === routingByUrl ? fields.applicationUrl : "",
  }
}

/** What the rules need besides the fields: the employer's day, the stored posting, and the status it is about to have. */
export type FormCircumstances = {
  today: string
  stored: Pick<Job, "status" | "publishDate" | "closeDate"> | null
  status: JobStatus
}

/**
 * What the API would refuse in a form, reported before the request and with the same messages: the fields of
 * `jobChange`, some of them required, and the rules that need no server. The API itself reports unknown places and
 * references in use. Like the service, it reports unreadable values and broken rules together.
 */
export function formProblems(
  fields: JobFields,
  { today, stored, status }: FormCircumstances,
): FieldProblem[] {
  const { values, problems } = receive(required, withOneAddress(fields))
  const found = new FieldProblems(problems)
  for (const name of ["amount", "maxAmount"] as const) {
    if (typeof fields.salary[name] === "string")
      found.add(`salary.${name}`, "invalid", say("jobs.writeNumber"))
  }
  judgeSalary(null, values.salary, found)
  const publishDate = publishDateOf(stored, status, today)
  refuseEarlyClose(stored, values.closeDate, publishDate, found)
  const need = (field: "applicationEmail" | "applicationUrl", message: Message) => {
    if (!values[field] && !found.concern(field)) found.add(field, "required", message)
  }
  const routing = values.applicantRoutingType?.id
  if (routing === routingByEmail) need("applicationEmail", say("jobs.emailMissing"))
  if (routing === routingByUrl) need("applicationUrl", say("jobs.urlMissing"))
  return found.list
}

/** Treats an empty text or list as missing, which has its own message. */
function missingWhenEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value),
    schema,
  )
}
