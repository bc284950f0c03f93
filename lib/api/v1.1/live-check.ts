/** The posting check as the form runs it while a person types: the same rules, without asking the service. */
export { checkRules } from "@/lib/domain/checks/check-rules"
export type { CheckRule } from "@/lib/domain/checks/check-rule"
export { checkJob, countFindings } from "@/lib/domain/checks/check-job"
export { type EmployerFacts, unknownFacts } from "@/lib/domain/checks/employer-facts"
export {
  type Finding,
  findingSeverities,
  type FindingSeverity,
  type Mend,
  rulesDate,
} from "@/lib/domain/checks/finding"
export type { JobToCheck, UnknownPlace } from "@/lib/domain/checks/job-to-check"
export { textOfHtml } from "@/lib/domain/checks/plain-text"
export { quotePattern } from "@/lib/domain/checks/quoted-words"
export { staysDismissed } from "@/lib/domain/checks/stays-dismissed"
