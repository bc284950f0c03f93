import type { CalendarDate } from "@/lib/calendar-date"
import type { EmployerFacts } from "./employer-facts"
import type { Finding, FindingSeverity, InBothLanguages, Jurisdiction, RuleSource } from "./finding"
import type { ReadPosting } from "./read-posting"
import type { WordingPattern } from "./wording-pattern"

/** What a rule finds: the check adds what every finding of the rule has. `source` is the first of the rule unless it names another. */
export type RuleFinding = Omit<Finding, "code" | "source" | "jurisdiction"> &
  Partial<Pick<Finding, "jurisdiction" | "source">> & {
    /** The place that brings the rule in; told where the posting has several. */
    place?: string
  }

/** A rule with what `/checks/rules` and the guide tell about it. To add one: a file, and a line in `check-rules.ts`. */
export type CheckRule = {
  code: string
  title: InBothLanguages
  /** What its findings may be, most serious first. */
  severities: readonly FindingSeverity[]
  jurisdiction: Jurisdiction | null
  /** The first is the one that its findings name. */
  sources: readonly [RuleSource, ...RuleSource[]]
  /** In force since; null where it is nobody's law. Before that day it finds nothing. */
  effectiveFrom: CalendarDate | null
  /** It binds employers with 25 or more employees in Ontario alone: where that isn't known, its findings ask. */
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
