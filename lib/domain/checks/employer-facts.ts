/** What an admin has told the posting check about the employer. Null is unknown, and accuses nobody. */
export type EmployerFacts = {
  /** Whether there are 25 or more employees in Ontario. */
  employees25Plus: boolean | null
  /** Whether artificial intelligence is used to screen, assess or select applicants. */
  usesAi: boolean | null
  /** The employer's own sentence about it; null takes ours. */
  aiStatement: { en: string | null; fr: string | null }
  /** Banks, telecoms, airlines, transport between provinces: provincial rules on postings do not bind them. */
  federallyRegulated: boolean | null
  /** The usual hours of a week; a posting's own text comes first. */
  hoursPerWeek: number | null
}

/** Of an employer who has told nothing. */
export const unknownFacts: EmployerFacts = {
  employees25Plus: null,
  usesAi: null,
  aiStatement: { en: null, fr: null },
  federallyRegulated: null,
  hoursPerWeek: null,
}
