import type { EmployerFacts } from "./employer-facts"
import type { FindingSeverity } from "./finding"
import type { ReadPosting } from "./read-posting"

/** How Ontario's rules on postings reach one. `severity` is an error only where nothing that they ask of the employer is unknown. */
export type OntarioReach = { place: string; severity: Extract<FindingSeverity, "error" | "warning"> }

/** Ontario's posting rules bind employers with 25 or more employees; null where they reach this posting in no way. */
export function ontarioReach(posting: ReadPosting, { employees25Plus }: EmployerFacts): OntarioReach | null {
  const reach = posting.reachOf("ON")
  if (!reach || employees25Plus === false) return null
  const isSure = reach.certain && employees25Plus === true
  return { place: reach.place, severity: isSure ? "error" : "warning" }
}
