import { calendarDateIn } from "@/lib/calendar-date"
import type { Context } from "../context"
import type { JobContent } from "./job"

/** Whether candidates start to see a posting ("opens") or no longer see it; null if that stays as it is. */
export type ForCandidates = "opens" | "leaves" | null

type Where = Pick<Context, "employer" | "clock">

/** Whether candidates see `job` today: it is active, and its close date hasn't passed where the employer is (contract 1.5). */
export function isPublic(where: Where, job: JobContent): boolean {
  return job.status === "active" && !isPastClosing(where, job)
}

/** Whether the close date of `job` has passed where the employer is. */
export function isPastClosing(
  { employer, clock }: Where,
  { closeDate }: Pick<JobContent, "closeDate">,
): boolean {
  return closeDate < calendarDateIn(employer.timeZone, clock.now())
}

/** What changing `before` to `after` means for candidates; `before` is null for a new posting. */
export function forCandidates(where: Where, before: JobContent | null, after: JobContent): ForCandidates {
  const [was, is] = [before !== null && isPublic(where, before), isPublic(where, after)]
  return was === is ? null : is ? "opens" : "leaves"
}
