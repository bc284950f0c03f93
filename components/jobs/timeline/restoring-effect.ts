import type { JobAnswer, TaggedJob } from "@/lib/queries/jobs"
import type { RestoringPreview } from "@/lib/queries/restoring"
import { closingOf } from "../closing"

/** What restoring does besides changing fields. */
export type RestoringEffect = {
  /** Whether candidates start to see the posting ("opens") or no longer see it; null if that stays as it is. */
  forCandidates: "opens" | "leaves" | null
  publishes: boolean
  /** How many errors of the posting check would be published. */
  errors: number
}

/** The effect of making `before` what `after` is; `today` is the employer's day. */
export function restoringEffect(
  before: TaggedJob,
  after: RestoringPreview | undefined,
  today: string,
): RestoringEffect {
  if (!after) return { forCandidates: null, publishes: false, errors: 0 }
  const isPublic = ({ status, closeDate }: JobAnswer) =>
    status === "active" && !closingOf(closeDate, today)?.closed
  const publishes = after.status === "active" && before.status !== "active"
  const open = (after.findings ?? []).filter(({ severity, mutedBy }) => severity === "error" && !mutedBy)
  return {
    forCandidates: isPublic(before) === isPublic(after) ? null : isPublic(after) ? "opens" : "leaves",
    publishes,
    errors: publishes ? open.length : 0,
  }
}
