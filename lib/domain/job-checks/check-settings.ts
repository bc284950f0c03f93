import type { ActivityActor } from "../activity/activity"
import { type EmployerFacts, unknownFacts } from "../checks/employer-facts"

/** A rule whose findings an admin doesn't want counted, and why. `at` is an instant, as text because it is stored as JSON. */
export type MutedRule = {
  code: string
  reason: string
  at: string
  by: Pick<ActivityActor, "kind" | "name">
}

/** What an employer's admins have told the posting check. `enforce`: a posting with an open error can't be published. */
export type CheckSettings = { facts: EmployerFacts; muted: MutedRule[]; enforce: boolean }

/** The settings of an employer whose admins have told us nothing. */
export const defaultCheckSettings: CheckSettings = { facts: unknownFacts, muted: [], enforce: false }

/** Settings as they are stored; `revision` rises with each change of what postings are checked by. */
export type StoredCheckSettings = { settings: CheckSettings; revision: number }

/** An employer's name and settings until one of them was changed. */
export type ReplacedBasis = { revision: number; until: Date; employerName: string }

export const checkLimits = { reason: 500, aiStatement: 500, hoursPerWeek: 168 } as const
