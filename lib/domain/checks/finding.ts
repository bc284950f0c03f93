import type { CalendarDate } from "@/lib/calendar-date"
import type { Language } from "@/lib/messages/language"

/** The date of the law and the boards' rules. A better pattern doesn't change it: counts are redone every day in any case. */
export const rulesDate: CalendarDate = "2026-11-22"

/** Most serious first (contract 3.6). */
export const findingSeverities = ["error", "warning", "advice"] as const
/**
 * `error`: a rule in force appears not to be met. `warning`: it may not be, or a job board may hide the posting.
 * `advice`: a statement to add, a fact to settle, or a quality issue that evidence supports.
 */
export type FindingSeverity = (typeof findingSeverities)[number]

/** Whose rule it is; `CA` is Canada as a whole (human rights). Rules of job boards and about quality have none. */
export const jurisdictions = ["ON", "BC", "PE", "QC", "CA"] as const
export type Jurisdiction = (typeof jurisdictions)[number]

/** The same text in both languages, ready to be shown. */
export type InBothLanguages = Readonly<Record<Language, string>>

/**
 * What a rule is based on: the pages for readers of each language, with the language that they are in, and the day we
 * last read them.
 */
export type RuleSource = {
  title: InBothLanguages
  url: InBothLanguages
  readIn: Readonly<Record<Language, Language>>
  asOf: CalendarDate
}

/** What one click can do about a finding. */
export type Mend =
  /** Adds one of these as a paragraph at the end of the description; `language` is the posting's, null if it isn't clear. */
  | { kind: "insert"; sentences: readonly InBothLanguages[]; language: Language | null }
  /** Replaces the `quote` with this number, from 0, in the text of the description; an empty replacement removes it. */
  | { kind: "replace"; quote: string; occurrence: number; replacement: string }
  | { kind: "title"; title: string }
  /** Sets the posting's pay; anything else stays. */
  | { kind: "pay"; amount: number; maxAmount: number | null; periodId: number }
  | { kind: "place"; index: number; description: string }
  /** Only a person can decide: this takes them to the field. */
  | { kind: "go"; field: string }

/** What the check says about one posting. */
export type Finding = {
  /** The rule's code: `ON-PAY-MISSING`. */
  code: string
  severity: FindingSeverity
  jurisdiction?: Jurisdiction
  /** The field it is about, named as in the API's errors: `salary`, `locations[1].description`. */
  field?: string
  /** The words of the title or the text that it is about, exactly as written. */
  quote?: string
  /** Which of several equal quotes in the field is meant, from 0; null if that isn't known. */
  occurrence?: number | null
  /** What was noticed, and why it matters. */
  message: InBothLanguages
  /** What to do about it. */
  fix: InBothLanguages
  source: RuleSource
  /** Whether an answer of the employer in Settings would decide it. */
  asksSettings?: true
  mend?: Mend
}
