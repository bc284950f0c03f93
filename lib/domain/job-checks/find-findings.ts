import type { CalendarDate } from "@/lib/calendar-date"
import { checkJob, countFindings, type JudgedFinding, judgedSeverities } from "../checks/check-job"
import type { Finding } from "../checks/finding"
import type { JobToCheck, UnknownPlace } from "../checks/job-to-check"
import type { JobContent } from "../jobs/job"
import { firstOwnLocationId, type Location } from "../locations/location"
import { nearestLocations, type OwnLocation } from "../locations/match-location"
import type { CheckSettings, MutedRule } from "./check-settings"
import type { Dismissal } from "./dismissal"
import type { FindingCounts } from "./judged-findings"

/** Who set a finding aside, and why: for this posting, or all findings of the rule for the employer. */
export type MutedBy = { kind: "posting" | "employer" } & Omit<Dismissal, "code">

/** A finding with who set it aside; null if it is open. */
export type ToldFinding = Finding & { mutedBy: MutedBy | null }

/** What is checked: a job, or as much of one as is known. */
export type ContentToCheck = Partial<JobContent> & { dismissals?: Dismissal[] }

/** What it is checked by: the employer's name, settings and day. */
export type CheckBasis = {
  employerName: string
  settings: Pick<CheckSettings, "facts" | "muted">
  today: CalendarDate
}

/** Every finding in `content`, most serious first, including those that were set aside. */
export function findFindings(content: ContentToCheck, basis: CheckBasis): ToldFinding[] {
  const { dismissals = [] } = content
  const { settings, today } = basis
  return checkJob(jobToCheck(content, basis, nearestLocations), settings.facts, today).map((finding) => ({
    ...finding,
    mutedBy: mutedBy(finding.code, dismissals, settings.muted),
  }))
}

/**
 * How many findings in `content` are open. It neither looks for the nearest places nor puts anything into words,
 * which takes time.
 */
export function countFindingsIn(content: ContentToCheck, basis: CheckBasis): FindingCounts {
  const { dismissals = [] } = content
  const judged = judgedIn(content, basis)
  return countFindings(judged.filter(({ code }) => mutedBy(code, dismissals, basis.settings.muted) === null))
}

/** The rule, severity and field of every finding in `content`, without words. */
export function judgedIn(content: ContentToCheck, basis: CheckBasis): JudgedFinding[] {
  const { facts } = basis.settings
  return judgedSeverities(
    jobToCheck(content, basis, () => []),
    facts,
    basis.today,
  )
}

/** How many of `findings` are open, by severity. */
export function countOpen(findings: readonly ToldFinding[]): FindingCounts {
  return countFindings(findings.filter(({ mutedBy }) => mutedBy === null))
}

function jobToCheck(
  content: ContentToCheck,
  { employerName }: CheckBasis,
  nearestTo: (description: string) => string[],
): JobToCheck {
  const { locations = [] } = content
  const unknownPlaces = locations.flatMap((place, index): UnknownPlace[] =>
    isKnown(place)
      ? []
      : [{ index, description: place.description, nearest: nearestTo(place.description).slice(0, 1) }],
  )
  return { ...content, employer: { name: employerName }, unknownPlaces }
}

/** Whether a place is in the reference data; one that a dry run would store has no id yet, or 0. */
function isKnown(place: Location | OwnLocation): boolean {
  return "id" in place && place.id > 0 && place.id < firstOwnLocationId
}

function mutedBy(code: string, dismissals: Dismissal[], muted: MutedRule[]): MutedBy | null {
  const [kind, found] = [
    ["posting", dismissals.find((each) => each.code === code)] as const,
    ["employer", muted.find((each) => each.code === code)] as const,
  ].find(([, each]) => each !== undefined) ?? [null, undefined]
  if (kind === null || !found) return null
  const { reason, at, by } = found
  return { kind, reason, at, by }
}
