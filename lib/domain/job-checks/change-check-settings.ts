import { activityActor, activityOf, type FieldChange } from "../activity/activity"
import { checkRuleOf } from "../checks/check-rules"
import type { EmployerFacts } from "../checks/employer-facts"
import type { Context } from "../context"
import { invalidFields, ServiceError } from "../errors"
import { FieldProblems } from "../field-problems"
import { say } from "@/lib/messages/message"
import type { CheckSettings, MutedRule } from "./check-settings"
import { mostJudgements } from "../jobs/overtaken"

/** A change of the settings; what is left out stays as it is. */
export type CheckSettingsChange = {
  facts?: Partial<Omit<EmployerFacts, "aiStatement">> & {
    aiStatement?: Partial<EmployerFacts["aiStatement"]>
  }
  /** All muted rules. */
  muted?: { code: string; reason: string }[]
  /** One more muted rule, or a new reason for one; the others stay, even if they have just been changed. */
  mute?: { code: string; reason: string }
  /** The code of a rule to unmute. */
  unmute?: string
  enforce?: boolean
}

/** What the employer's admins have told the posting check. */
export async function checkSettingsOf({ stores, employer }: Context): Promise<CheckSettings> {
  return (await stores.checkSettings.find(employer.id)).settings
}

/**
 * Makes the changes in `change`, with their record (contract 3.6). Writes nothing if nothing changes. Throws
 * `validation_failed`.
 */
export async function changeCheckSettings(
  context: Context,
  change: CheckSettingsChange,
): Promise<CheckSettings> {
  const { stores, employer } = context
  for (let attempt = 1; attempt <= mostJudgements; attempt++) {
    const { settings, revision } = await stores.checkSettings.find(employer.id)
    const changed = changedSettings(context, settings, { ...change, muted: mutedAfter(settings, change) })
    const changes = changesOf(settings, changed)
    if (changes.length === 0) return settings
    const object = { id: employer.id, name: employer.name }
    const activity = activityOf(context, "employer.check_settings_changed", object, changes)
    if (await stores.checkSettings.save(employer.id, changed, { replacing: revision, activity }))
      return changed
    await stores.jobs.giveWay(attempt)
  }
  throw new ServiceError("unavailable", say("checks.settingsChangedMeanwhile"))
}

/** The muted rules after `change`; undefined leaves them alone. Throws `validation_failed` for unknown rules. */
function mutedAfter(settings: CheckSettings, { muted, mute, unmute }: CheckSettingsChange) {
  refuseUnknownRules(settings, muted ?? [], (index) => `muted[${index}].code`)
  refuseUnknownRules(settings, mute ? [mute] : [], () => "mute.code")
  if (!mute && unmute === undefined) return muted
  const others = (muted ?? settings.muted).filter(({ code }) => code !== unmute && code !== mute?.code)
  return mute ? [...others, mute] : others
}

/** A rule that a later release no longer has may stay muted. */
function refuseUnknownRules(
  settings: CheckSettings,
  muted: { code: string }[],
  fieldAt: (index: number) => string,
): void {
  const problems = new FieldProblems()
  const known = new Set(settings.muted.map(({ code }) => code))
  const named = new Set<string>()
  muted.forEach(({ code }, index) => {
    const field = fieldAt(index)
    if (!checkRuleOf(code) && !known.has(code))
      problems.add(field, "invalid", say("checks.unknownRule", { code }))
    else if (named.has(code)) problems.add(field, "invalid", say("checks.mutedTwice", { code }))
    named.add(code)
  })
  if (problems.list.length > 0) throw invalidFields(say("checks.settingsNotSaved"), problems.list)
}

function changedSettings(
  { actor, clock }: Context,
  { facts, muted, enforce }: CheckSettings,
  change: CheckSettingsChange,
): CheckSettings {
  const { kind, name } = activityActor(actor)
  const now = { at: clock.now().toISOString(), by: { kind, name } }
  const mutedNow = change.muted?.map(({ code, reason }): MutedRule => {
    const before = muted.find((each) => each.code === code && each.reason === reason)
    return before ?? { code, reason, ...now }
  })
  return {
    facts: {
      ...facts,
      ...change.facts,
      aiStatement: { ...facts.aiStatement, ...change.facts?.aiStatement },
    },
    muted: mutedNow ?? muted,
    enforce: change.enforce ?? enforce,
  }
}

/** The changes as the activity shows them: each fact by name, and the muted rules with their reasons. */
function changesOf(before: CheckSettings, after: CheckSettings): FieldChange[] {
  const [earlier, later] = [recorded(before), recorded(after)]
  return Object.keys(later)
    .map((field) => ({ field, before: earlier[field], after: later[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

function recorded({ facts, muted, enforce }: CheckSettings): Record<string, unknown> {
  const { aiStatement, ...plain } = facts
  const mutedRules = muted.map(({ code, reason }) => `${code}: ${reason}`)
  return { ...plain, aiStatementEn: aiStatement.en, aiStatementFr: aiStatement.fr, mutedRules, enforce }
}
