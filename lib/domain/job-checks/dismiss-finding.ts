import { activityActor, activityOf, type FieldChange } from "../activity/activity"
import { checkRuleOf } from "../checks/check-rules"
import type { Context } from "../context"
import { invalidFields, notFound } from "../errors"
import type { Job } from "../jobs/job"
import { mostJudgements, tooManyWriters } from "../jobs/overtaken"
import { visibleJobs } from "../jobs/visible-jobs"
import { say } from "@/lib/messages/message"
import type { Dismissal } from "./dismissal"
import { countFindingsIn } from "./find-findings"
import { checkBasis } from "./judge-findings"

/**
 * Dismisses the findings of the rule `code` for the job `id`, until a field that they are about changes, or takes
 * that back (contract 3.6). Writes nothing if nothing changes. Returns the dismissal; null means none. Throws
 * `not_found`, and `validation_failed` if a finding is dismissed without a reason.
 */
export async function dismissFinding(
  context: Context,
  { id, code }: { id: number; code: string },
  { dismissed, reason: said = null }: { dismissed: boolean; reason?: string | null },
): Promise<Dismissal | null> {
  const { stores } = context
  if (dismissed && said === null) {
    const problem = { field: "reason", code: "required", message: say("checks.reasonMissing") }
    throw invalidFields(say("checks.notDismissed"), [problem])
  }
  const reason = dismissed ? said : null
  for (let attempt = 1; attempt <= mostJudgements; attempt++) {
    const job = await stores.jobs.find(visibleJobs(context), id)
    if (!job) throw notFound("job")
    const before = job.dismissals.find((each) => each.code === code) ?? null
    if (!checkRuleOf(code) && !before) throw notFound("rule")
    if ((before?.reason ?? null) === reason) return before
    const after = reason === null ? null : dismissalOf(context, code, reason)
    if (await save(context, job, { code, before, after })) return after
    await stores.jobs.giveWay(attempt)
  }
  throw tooManyWriters()
}

type Change = { code: string; before: Dismissal | null; after: Dismissal | null }

async function save(context: Context, replacing: Job, { code, before, after }: Change): Promise<boolean> {
  const { revision, ...basis } = await checkBasis(context)
  const others = replacing.dismissals.filter((each) => each.code !== code)
  const dismissals = after ? [...others, after] : others
  const counts = countFindingsIn({ ...replacing, dismissals }, basis)
  const changes: FieldChange[] = [
    { field: "finding", before: before && code, after: after && code },
    { field: "reason", before: before?.reason ?? null, after: after?.reason ?? null },
  ]
  const action = after ? "job.finding_dismissed" : "job.finding_reopened"
  const activity = activityOf(context, action, { id: replacing.id, name: replacing.title }, changes)
  const judged = { counts, revision, dismissals }
  return context.stores.jobs.dismiss(context.employer.id, { replacing, judged, activity })
}

function dismissalOf({ actor, clock }: Context, code: string, reason: string): Dismissal {
  const { kind, name } = activityActor(actor)
  return { code, reason, at: clock.now().toISOString(), by: { kind, name } }
}
