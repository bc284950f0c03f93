import type { CalendarDate } from "@/lib/calendar-date"
import { checkRules } from "./check-rules"
import type { CheckRule, RuleFinding } from "./check-rule"
import type { EmployerFacts } from "./employer-facts"
import { type Finding, findingSeverities } from "./finding"
import type { JobToCheck } from "./job-to-check"
import { readPosting } from "./read-posting"

/**
 * What the rules find in a posting, most serious first (contract 3.6). Pure: the same arguments give the same
 * findings. It takes about a millisecond. A posting that is still being written is checked as if it were published
 * now. `today` is the employer's day.
 */
export function checkJob(job: JobToCheck, facts: EmployerFacts, today: CalendarDate): Finding[] {
  const told = { several: (job.locations?.length ?? 0) > 1, facts }
  const findings: Finding[] = []
  judgeByRules({ job, facts, today }, (rule, found) => findings.push(...findingsOf(rule, found, told)))
  return findings.sort(bySeverity)
}

/** A finding without words. */
export type JudgedFinding = Pick<Finding, "code" | "severity"> & { field: string | undefined }

/** Only the rules, severities and fields of the same findings, in no particular order: what a write counts. */
export function judgedSeverities(
  job: JobToCheck,
  facts: EmployerFacts,
  today: CalendarDate,
): JudgedFinding[] {
  const judged: JudgedFinding[] = []
  judgeByRules({ job, facts, today }, ({ code }, found) => {
    for (const { severity, field } of found) judged.push({ code, severity, field })
  })
  return judged
}

type Case = { job: JobToCheck; facts: EmployerFacts; today: CalendarDate }

function judgeByRules(
  { job, facts, today }: Case,
  take: (rule: CheckRule, found: RuleFinding[]) => void,
): void {
  const posting = readPosting(job, facts)
  for (const rule of checkRules) {
    if (rule.effectiveFrom !== null && rule.effectiveFrom > today) continue
    const found = rule.judge(posting, facts, today)
    if (found.length > 0) take(rule, found)
  }
}

function findingsOf(
  rule: CheckRule,
  found: RuleFinding[],
  { several, facts }: { several: boolean; facts: EmployerFacts },
): Finding[] {
  const asks = rule.ofLargerEmployers && facts.employees25Plus === null
  const common = {
    code: rule.code,
    source: rule.sources[0],
    ...(rule.jurisdiction && { jurisdiction: rule.jurisdiction }),
  }
  return found.map(({ place, ...found }) => ({
    ...common,
    ...found,
    message: place && several ? naming(place, found.message) : found.message,
    ...(asks && { fix: askingSize(found.fix), asksSettings: true as const }),
  }))
}

function askingSize({ en, fr }: Finding["fix"]): Finding["fix"] {
  return {
    en: `${en} If you have fewer than 25 employees in Ontario, say so in Settings.`,
    fr: `${fr} Si vous avez moins de 25 employés en Ontario, indiquez-le dans les paramètres.`,
  }
}

/** Names the place that the rule applies to, if the posting has several. */
function naming(place: string, { en, fr }: Finding["message"]): Finding["message"] {
  return { en: `${place}: ${en}`, fr: `${place}\u00a0: ${fr}` }
}

function bySeverity(one: Finding, other: Finding): number {
  return findingSeverities.indexOf(one.severity) - findingSeverities.indexOf(other.severity)
}

/** How many findings there are of each severity. */
export function countFindings(
  findings: readonly Pick<Finding, "severity">[],
): Record<Finding["severity"], number> {
  const counts = { error: 0, warning: 0, advice: 0 }
  for (const { severity } of findings) counts[severity] += 1
  return counts
}
