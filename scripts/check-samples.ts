/**
 * Tells what the posting check finds in the demo's postings and in the samples, so that somebody can look at each finding:
 * `npx tsx scripts/check-samples.ts`, with `--all` also the findings that need no reading. Used for docs/decisions/posting-check.md.
 */
import { readFileSync } from "node:fs"
import { checkJob } from "@/lib/domain/checks/check-job"
import type { EmployerFacts } from "@/lib/domain/checks/employer-facts"
import type { JobToCheck } from "@/lib/domain/checks/job-to-check"

const facts: EmployerFacts = {
  employees25Plus: true,
  usesAi: true,
  aiStatement: { en: null, fr: null },
  federallyRegulated: false,
  hoursPerWeek: null,
}

function read(file: string): JobToCheck[] {
  const data = JSON.parse(readFileSync(file, "utf8")) as
    JobToCheck[] | { employer: { name: string }; postings: JobToCheck[] }
  return Array.isArray(data)
    ? data
    : data.postings.map((posting) => ({ ...posting, employer: data.employer, closeDate: null }))
}

for (const file of ["prisma/reference-data/demo-postings.json", "scripts/fixtures/sample-postings.json"]) {
  const counts = new Map<string, number>()
  let [total, clear] = [0, 0]
  read(file).forEach((job, index) => {
    const findings = checkJob(job, facts, "2026-11-22")
    total += findings.length
    if (findings.length === 0) clear += 1
    for (const { code, severity, quote } of findings) {
      const kind = `${code} (${severity})`
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      if (quote !== undefined || process.argv.includes("--all")) {
        const places = job.locations?.map(({ description }) => description).join(" | ")
        console.log(`${index + 1}\t${code}\t${severity}\t${job.title}\t${places}\t${quote ?? ""}`)
      }
    }
  })
  console.log(`\n${file}: ${total} findings, ${clear} postings without any`)
  for (const [kind, count] of [...counts].sort(([, one], [, other]) => other - one))
    console.log(`${count}\t${kind}`)
  console.log()
}
