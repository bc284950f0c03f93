import { readFileSync } from "node:fs"
import { checkJob } from "@/lib/domain/checks/check-job"
import type { EmployerFacts } from "@/lib/domain/checks/employer-facts"
import type { JobToCheck } from "@/lib/domain/checks/job-to-check"

export const judgedFile = "scripts/fixtures/judged-findings.tsv"

const facts: EmployerFacts = {
  employees25Plus: true,
  usesAi: true,
  aiStatement: { en: null, fr: null },
  federallyRegulated: false,
  hoursPerWeek: null,
}

const sets = {
  demo: "prisma/reference-data/demo-postings.json",
  samples: "scripts/fixtures/sample-postings.json",
}

/**
 * What the posting check finds in these sets, one line each: set, number of the posting, its title, code, severity and the
 * quoted words.
 */
export function sampleFindings(): string[] {
  return Object.entries(sets).flatMap(([set, file]) =>
    read(file).flatMap((job, index) =>
      checkJob(job, facts, "2026-11-22").map(({ code, severity, quote = "" }) =>
        [set, index + 1, job.title, code, severity, quote.replace(/\s+/g, " ")].join("\t"),
      ),
    ),
  )
}

/** The verdict on each line that has been judged. */
export function verdictsIn(text: string): Map<string, string> {
  return new Map(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(0, line.lastIndexOf("\t")), line.slice(line.lastIndexOf("\t") + 1)]),
  )
}

function read(file: string): JobToCheck[] {
  const data = JSON.parse(readFileSync(file, "utf8")) as
    JobToCheck[] | { employer: { name: string }; postings: JobToCheck[] }
  return Array.isArray(data)
    ? data
    : data.postings.map((posting) => ({ ...posting, employer: data.employer, closeDate: null }))
}
