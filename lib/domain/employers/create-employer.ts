import { employerCreated } from "./employer-activity"
import { createKey } from "../api-keys/create-key"
import { isTimeZone } from "@/lib/calendar-date"
import { type ServiceContext, serviceContextFor } from "../context"
import { invalidFields } from "../errors"
import { FieldProblems } from "../field-problems"
import { judgeName } from "../judge-name"
import { type Employer, maxEmployerNameLength, type Plan, plans } from "./employer"
import { say } from "@/lib/messages/message"

/**
 * Creates an employer and its first API key, which is shown here and never again. `timeZone` is an IANA name. Throws
 * `validation_failed`.
 */
export async function createEmployer(
  context: ServiceContext,
  { name, plan, timeZone }: { name: string; plan: Plan; timeZone: string },
): Promise<{ employer: Employer; apiKey: string }> {
  const problems = new FieldProblems()
  const rules = { missing: say("employers.nameMissing"), most: maxEmployerNameLength }
  const trimmed = judgeName(name, rules, problems)
  if (!plans.includes(plan)) {
    const values = { name: say("employers.plan"), values: plans.join(", ") }
    problems.add("plan", "invalid", say("fields.notOneOf", values))
  }
  if (!isTimeZone(timeZone)) problems.add("timeZone", "invalid", say("employers.unknownTimeZone"))
  if (problems.list.length > 0) throw invalidFields(say("employers.notCreated"), problems.list)
  const content = { name: trimmed, plan, timeZone }
  const employer = await context.stores.employers.add(content, (added) =>
    employerCreated(serviceContextFor(context, added, "Operator"), added),
  )
  const firstKey = { name: "First key", scopes: null, expires: null }
  const { secret } = await createKey(serviceContextFor(context, employer, "Operator"), firstKey)
  return { employer, apiKey: secret }
}
