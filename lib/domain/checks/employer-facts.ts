/** What an admin has told the posting check about the employer. Null means unknown, and never causes an error. */
export type EmployerFacts = {
  /** Whether there are 25 or more employees in Ontario. */
  employees25Plus: boolean | null
  /** Whether artificial intelligence is used to screen, assess or select applicants. */
  usesAi: boolean | null
  /** The employer's own sentence about it; null uses ours. */
  aiStatement: { en: string | null; fr: string | null }
  /** Banks, telecoms, airlines, transport between provinces: provincial rules on postings don't apply to them. */
  federallyRegulated: boolean | null
  /** The usual weekly hours; hours in a posting's text take precedence. */
  hoursPerWeek: number | null
}

/** The facts of an employer who has told us nothing. */
export const unknownFacts: EmployerFacts = {
  employees25Plus: null,
  usesAi: null,
  aiStatement: { en: null, fr: null },
  federallyRegulated: null,
  hoursPerWeek: null,
}
