import type { CalendarDate } from "@/lib/calendar-date"
import type { Language } from "@/lib/messages/language"

/** The law and the boards' rules as of this day. Sharper patterns leave it: counts are judged anew each day in any case. */
export const rulesDate: CalendarDate = "2026-11-22"

/** Most serious first (contract 3.6). */
export const findingSeverities = ["error", "warning", "advice"] as const
/**
 * `error`: a rule in force appears not to be met. `warning`: it may not be, or a job board may hide the posting.
 * `advice`: a statement to add, a fact to settle, or quality that has evidence.
 */
export type FindingSeverity = (typeof findingSeverities)[number]

/** Whose rule it is; `CA` is Canada as a whole (human rights). Rules of boards and of quality have none. */
export const jurisdictions = ["ON", "BC", "PE", "QC", "CA"] as const
export type Jurisdiction = (typeof jurisdictions)[number]

/** The same text in both languages, ready to be shown. */
export type InBothLanguages = Readonly<Record<Language, string>>

/** What a rule rests on, the pages for readers of each language with the language they are in, and the day we last read it. */
export type RuleSource = {
  title: InBothLanguages
  url: InBothLanguages
  readIn: Readonly<Record<Language, Language>>
  asOf: CalendarDate
}

/** What one click can do about a finding. */
export type Mend =
  /** Adds one of these as a paragraph at the end of the description; `language` is the posting's, null where it isn't clear. */
  | { kind: "insert"; sentences: readonly InBothLanguages[]; language: Language | null }
  /** Replaces the `quote` of that number, from 0, in the text of the description; an empty replacement takes it out. */
  | { kind: "replace"; quote: string; occurrence: number; replacement: string }
  | { kind: "title"; title: string }
  /** Sets the pay of the posting; what isn't named stays. */
  | { kind: "pay"; amount: number; maxAmount: number | null; periodId: number }
  | { kind: "place"; index: number; description: string }
  /** Only a person can decide: this brings them to the field. */
  | { kind: "go"; field: string }

/** What the check says about one posting. */
export type Finding = {
  /** The rule's name: `ON-PAY-MISSING`. */
  code: string
  severity: FindingSeverity
  jurisdiction?: Jurisdiction
  /** The field it is about, as errors of the API name fields: `salary`, `locations[1].description`. */
  field?: string
  /** The words of the title or of the text that it is about, as they stand there. */
  quote?: string
  /** Which of several equal quotes in the field, from 0; null where that can't be told. */
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
