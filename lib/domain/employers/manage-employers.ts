import { activityOf } from "../activity/activity"
import { isTimeZone } from "@/lib/calendar-date"
import { type Context, type ServiceContext, serviceContextFor } from "../context"
import { invalidFields, notFound, ServiceError } from "../errors"
import { type Employer, type EmployerId, type Plan } from "./employer"
import { say } from "@/lib/messages/message"
import { mostJudgements } from "../jobs/overtaken"

type Change = Partial<Omit<Employer, "id" | "checkRevision">>
type Recording = Pick<Context, "stores" | "clock" | "actor" | "address" | "requestId">

/** The employer with `id`, for the operator. Throws `not_found`. */
export async function employerById({ stores }: ServiceContext, id: number): Promise<Employer> {
  const employer = await stores.employers.find(id)
  if (!employer) throw notFound("employer")
  return employer
}

/**
 * Puts the employer on `plan`. Jobs keep their auto-refresh setting, which has no effect while the plan lacks it.
 * Throws `not_found`.
 */
export async function setPlan(context: ServiceContext, id: EmployerId, plan: Plan): Promise<void> {
  const employer = await employerById(context, id)
  await changeEmployer(serviceContextFor(context, employer, "Operator"), id, { plan })
}

/**
 * Changes the name and the time zone (an IANA name) of the employer of the person who asks; every request after that
 * sees them. Throws `validation_failed`.
 */
export async function updateEmployer(
  context: Context,
  change: { name: string; timeZone: string },
): Promise<Employer> {
  if (isTimeZone(change.timeZone)) return changeEmployer(context, context.employer.id, change)
  const message = say("employers.unknownTimeZone")
  throw invalidFields(say("employers.notSaved"), [{ field: "timeZone", code: "invalid", message }])
}

/**
 * Sets whether all members of the employer need a second factor. Throws `validation_failed` if the person who asks
 * has none: they would lock themselves out.
 */
export async function requireTwoFactor(context: Context, required: boolean): Promise<Employer> {
  const { stores, actor, employer } = context
  const userId = required && actor.kind === "person" ? actor.userId : null
  if (userId !== null && (await stores.twoFactor.secondStepsOf(userId)).length === 0) {
    const message = say("employers.ownFactorMissing")
    throw invalidFields(say("employers.twoFactorNotRequired"), [
      { field: "required", code: "own_factor_missing", message },
    ])
  }
  return changeEmployer(context, employer.id, { requiresTwoFactor: required })
}

/** Writes nothing if nothing changes. */
async function changeEmployer(context: Recording, id: EmployerId, change: Change): Promise<Employer> {
  for (let attempt = 1; attempt <= mostJudgements; attempt++) {
    const stored = await employerById(context, id)
    // The name matters to the posting check: a confidential posting that names its employer is a finding.
    const isRenamed = change.name !== undefined && change.name !== stored.name
    const checkRevision = stored.checkRevision + (isRenamed ? 1 : 0)
    const changed = { ...stored, ...change, checkRevision }
    const changes = (["name", "plan", "timeZone", "requiresTwoFactor"] as const)
      .map((field) => ({ field, before: stored[field], after: changed[field] }))
      .filter(({ before, after }) => before !== after)
    if (changes.length === 0) return stored
    const activity = activityOf(context, "employer.changed", { id, name: changed.name }, changes)
    if (await context.stores.employers.save(changed, { replacing: stored, activity })) return changed
    await context.stores.jobs.giveWay(attempt)
  }
  throw new ServiceError("unavailable", say("employers.changedMeanwhile"))
}
