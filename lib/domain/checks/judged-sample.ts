import { checkJob } from "./check-job"
import { type EmployerFacts, unknownFacts } from "./employer-facts"
import type { Finding } from "./finding"
import type { JobToCheck } from "./job-to-check"

export const rulesDay = "2026-11-22"
export const known: EmployerFacts = {
  ...unknownFacts,
  employees25Plus: true,
  usesAi: true,
  federallyRegulated: false,
}
export const inPlaces = (...descriptions: string[]) => ({
  locations: descriptions.map((description) => ({ description })),
})
export const ordinaryText = "We look for a person who likes to work with customers and to help them. ".repeat(
  8,
)

export function findingOf(code: string, job: JobToCheck, facts: EmployerFacts = known): Finding | undefined {
  return checkJob(job, facts, rulesDay).find((finding) => finding.code === code)
}

export function severityOf(code: string, job: JobToCheck, facts?: EmployerFacts): string | undefined {
  return findingOf(code, job, facts)?.severity
}
