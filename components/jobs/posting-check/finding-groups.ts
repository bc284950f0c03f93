import type { Words } from "@/components/messages/words"
import type { Tone } from "@/components/ui/tone"
import { countFindings, type Finding, type FindingSeverity } from "@/lib/api/v1.1/live-check"

/** The groups of findings, the most serious first. */
export const findingGroups = [
  { severity: "error", tone: "negative", title: "postingCheck.errors", count: "postingCheck.errorCount" },
  {
    severity: "warning",
    tone: "warning",
    title: "postingCheck.warnings",
    count: "postingCheck.warningCount",
  },
  { severity: "advice", tone: "info", title: "postingCheck.advice", count: "postingCheck.adviceCount" },
] as const satisfies readonly { severity: FindingSeverity; tone: Tone; title: string; count: string }[]

/** "1 error · 3 pieces of advice". */
export function findingCountWords(
  findings: readonly Finding[],
  { t }: Words,
  severities: readonly FindingSeverity[] = ["error", "warning", "advice"],
): string {
  const counts = countFindings(findings)
  return findingGroups
    .filter(({ severity }) => counts[severity] > 0 && severities.includes(severity))
    .map(({ severity, count }) => t(count, { count: counts[severity] }))
    .join(" · ")
}
