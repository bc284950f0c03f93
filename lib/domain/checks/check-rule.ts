import type { CalendarDate } from "@/lib/calendar-date"
import type { EmployerFacts } from "./employer-facts"
import type { Finding, FindingSeverity, InBothLanguages, Jurisdiction, RuleSource } from "./finding"
import type { ReadPosting } from "./read-posting"
import type { WordingPattern } from "./wording-pattern"

/**
 * What a rule finds; the check adds what all findings of the rule share. `source` is the rule's first source unless
 * it names another.
 */
export type RuleFinding = Omit<Finding, "code" | "source" | "jurisdiction"> &
  Partial<Pick<Finding, "jurisdiction" | "source">> & {
    /** The place that makes the rule apply; shown if the posting has several. */
    place?: string
  }

/** A rule, with what `/checks/rules` and the guide say about it. To add one, add a file and a line in `check-rules.ts`. */
export type CheckRule = {
  code: string
  title: InBothLanguages
  /** The severities that its findings may have, most serious first. */
  severities: readonly FindingSeverity[]
  jurisdiction: Jurisdiction | null
  /** Its findings name the first one. */
  sources: readonly [RuleSource, ...RuleSource[]]
  /** In force since that day, before which it finds nothing; null if it is not a law. */
  effectiveFrom: CalendarDate | null
  /** It only binds employers with 25 or more employees in Ontario: if that isn't known, its findings ask. */
  ofLargerEmployers?: true
  /** The fields that it is about: a dismissal ends when one of them changes. */
  fields: readonly CheckedField[]
  /** The words that it looks for. */
  patterns?: readonly WordingPattern[]
  judge: (posting: ReadPosting, facts: EmployerFacts, today: CalendarDate) => RuleFinding[]
}

/** Fields that rules look at. */
export type CheckedField =
  | "title"
  | "description"
  | "locations"
  | "salary"
  | "positionType"
  | "closeDate"
  | "confidential"
  | "autoRefresh"
  | "status"
