import type { JobAnswer } from "@/lib/queries/jobs"

type Shown = Pick<JobAnswer, "status" | "closeDate">

/** Whether candidates start to see a posting, or no longer see it, when `before` becomes `after`; null if that stays as it is. */
export function publicEffect(before: Shown, after: Shown, today: string): "opens" | "leaves" | null {
  const isPublic = ({ status, closeDate }: Shown) => status === "active" && closeDate >= today
  if (isPublic(before) === isPublic(after)) return null
  return isPublic(after) ? "opens" : "leaves"
}
