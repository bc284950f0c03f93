import type { ActivityActor } from "../activity/activity"

/** A rule's finding that somebody set aside for one posting, and why. `at` is an instant, as text: it is kept as JSON. */
export type Dismissal = {
  code: string
  reason: string
  at: string
  by: Pick<ActivityActor, "kind" | "name">
}

/** A dismissal that somebody took back, or that ended when the posting changed, at `until`. */
export type EndedDismissal = Dismissal & { until: Date }
