import type { ActivityActor } from "../activity/activity"

/**
 * A rule's finding that someone dismissed for one posting, and why. `at` is an instant, as text because it is stored
 * as JSON.
 */
export type Dismissal = {
  code: string
  reason: string
  at: string
  by: Pick<ActivityActor, "kind" | "name">
}

/** A dismissal that was taken back, or that ended when the posting changed, at `until`. */
export type EndedDismissal = Dismissal & { until: Date }
