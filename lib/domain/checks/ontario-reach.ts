import type { EmployerFacts } from "./employer-facts"
import type { FindingSeverity } from "./finding"
import type { ReadPosting } from "./read-posting"

/**
 * How Ontario's rules on postings apply to a posting. `severity` is only an error if everything that they depend on
 * about the employer is known.
 */
export type OntarioReach = { place: string; severity: Extract<FindingSeverity, "error" | "warning"> }

/** Ontario's posting rules bind employers with 25 or more employees; null if they don't apply to this posting at all. */
export function ontarioReach(posting: ReadPosting, { employees25Plus }: EmployerFacts): OntarioReach | null {
  const reach = posting.reachOf("ON")
  if (!reach || employees25Plus === false) return null
  const isSure = reach.certain && employees25Plus === true
  return { place: reach.place, severity: isSure ? "error" : "warning" }
}
