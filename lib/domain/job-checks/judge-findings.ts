import { calendarDateIn } from "@/lib/calendar-date"
import { checkRuleOf } from "../checks/check-rules"
import type { Finding } from "../checks/finding"
import { staysDismissed } from "../checks/stays-dismissed"
import type { Context } from "../context"
import { type FieldProblem, ServiceError } from "../errors"
import type { JobFieldChange } from "../jobs/changes-between"
import type { Job, JobContent } from "../jobs/job"
import { isPermitted } from "../permissions"
import { say } from "@/lib/messages/message"
import type { StoredCheckSettings } from "./check-settings"
import type { Dismissal } from "./dismissal"
import { type CheckBasis, countFindingsIn, findFindings, judgedIn } from "./find-findings"
import type { JudgedFindings } from "./judged-findings"

/** What the employer's postings are checked by now; `revision` is that of its settings. */
export async function checkBasis({
  stores,
  employer,
  clock,
}: Pick<Context, "stores" | "employer" | "clock">): Promise<CheckBasis & StoredCheckSettings> {
  const { settings, revision } = await stores.checkSettings.find(employer.id, employer.checkRevision)
  const today = calendarDateIn(employer.timeZone, clock.now())
  return { employerName: employer.name, settings, today, revision }
}

/**
 * The check's results to store with `content`, which is to replace a job with these `dismissals`. Throws `check_failed` with every open
 * error if the employer enforces the check and the posting would be active (contract 3.6). A caller who may not read is only told the
 * rules for a posting that `isStored`, because findings quote its content.
 */
export async function judgeFindings(
  context: Context,
  content: JobContent,
  { dismissals = [], isStored = false }: { dismissals?: Dismissal[]; isStored?: boolean } = {},
): Promise<JudgedFindings> {
  const { revision, ...basis } = await checkBasis(context)
  const counts = countFindingsIn({ ...content, dismissals }, basis)
  if (basis.settings.enforce && content.status === "active" && counts.error > 0) {
    const errors = findFindings({ ...content, dismissals }, basis).filter(
      ({ severity, mutedBy }) => severity === "error" && mutedBy === null,
    )
    const said = say("checks.notPublished", { count: errors.length })
    throw new ServiceError("check_failed", said, {
      fields: errors.map(isStored && !isPermitted(context.actor, "jobs:read") ? ruleOf : problemOf),
    })
  }
  return { counts, revision, dismissals }
}

/** The dismissals of `stored` that remain when `changes` make `content` of it. */
export async function keptDismissals(
  context: Context,
  stored: Job,
  content: JobContent,
  changes: JobFieldChange[],
): Promise<Dismissal[]> {
  const changed = new Set<string>(changes.map(({ field }) => field))
  const isAffected = ({ code }: Dismissal) => checkRuleOf(code)?.fields.some((field) => changed.has(field))
  if (!stored.dismissals.some(isAffected)) return stored.dismissals
  const basis = await checkBasis(context)
  const change = { changed, before: judgedIn(stored, basis), after: judgedIn(content, basis) }
  return stored.dismissals.filter((each) => !isAffected(each) || staysDismissed(each.code, change))
}

function ruleOf({ code }: Finding): FieldProblem {
  const rule = checkRuleOf(code)
  return { field: rule?.fields[0] ?? "", code, message: say("fields.text", { text: rule?.title ?? code }) }
}

function problemOf({ code, field, message, fix }: Finding): FieldProblem {
  const about = field ?? checkRuleOf(code)?.fields[0] ?? ""
  const text = { en: `${message.en} ${fix.en}`, fr: `${message.fr} ${fix.fr}` }
  return { field: about, code, message: say("fields.text", { text }) }
}
