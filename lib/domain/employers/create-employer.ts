import { employerCreated } from "./employer-activity"
import { createKey } from "../api-keys/create-key"
import { isTimeZone } from "../calendar-date"
import { type ServiceContext, serviceContextFor } from "../context"
import { invalidFields } from "../errors"
import { FieldProblems } from "../field-problems"
import { isOneLine } from "../one-line"
import { type Employer, maxEmployerNameLength, type Plan, plans } from "./employer"

/**
 * Creates an employer and its first API key, which is shown here and never again. `timeZone` is an IANA name.
 * Throws `validation_failed`.
 */
export async function createEmployer(
  context: ServiceContext,
  { name, plan, timeZone }: { name: string; plan: Plan; timeZone: string },
): Promise<{ employer: Employer; apiKey: string }> {
  const problems = new FieldProblems()
  const trimmed = name.trim()
  if (trimmed === "") problems.add("name", "required", "Enter the employer's name.")
  if ([...trimmed].length > maxEmployerNameLength) {
    problems.add("name", "too_long", `The name may have ${maxEmployerNameLength} characters at the most.`)
  }
  if (!isOneLine(trimmed)) problems.add("name", "invalid_characters", "The name may have no line breaks.")
  if (!plans.includes(plan)) problems.add("plan", "invalid", `The plan is one of ${plans.join(", ")}.`)
  if (!isTimeZone(timeZone))
    problems.add("timeZone", "invalid", "This isn't a time zone. Example: America/Vancouver.")
  if (problems.list.length > 0) throw invalidFields("The employer could not be created", problems.list)
  const content = { name: trimmed, plan, timeZone }
  const employer = await context.stores.employers.add(content, (added) =>
    employerCreated(serviceContextFor(context, added, "Operator"), added),
  )
  const firstKey = { name: "First key", scopes: null, expires: null }
  const { secret } = await createKey(serviceContextFor(context, employer, "Operator"), firstKey)
  return { employer, apiKey: secret }
}
