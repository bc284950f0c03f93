import { readFile } from "node:fs/promises"
import { checkJob } from "@/lib/domain/checks/check-job"
import { unknownFacts } from "@/lib/domain/checks/employer-facts"
import type { JobToCheck } from "@/lib/domain/checks/job-to-check"
import { median } from "../throughput/measure"

const facts = { ...unknownFacts, employees25Plus: true, usesAi: true }

/** How long it takes to check one posting: the samples, and a long one with something wrong in each paragraph. */
export async function measureJudging(): Promise<string> {
  const samples = JSON.parse(await readFile("scripts/fixtures/sample-postings.json", "utf8")) as JobToCheck[]
  const paragraphs = samples.map(({ description }) => description ?? "").join("")
  const long = { ...samples[0], description: paragraphs.slice(0, 10_000) }
  const sample = middleOf(samples)
  const longest = middleOf(Array.from({ length: 100 }, () => long))
  return `Checking one posting takes ${sample.toFixed(2)} ms (the median of 150 samples), and one of 10,000 characters, made from their text, ${longest.toFixed(2)} ms
(under 2 ms: ${longest < 2 ? "met" : "not met"}).`
}

/** The median of the second round; the first one is a warm-up. */
function middleOf(jobs: readonly JobToCheck[]): number {
  const round = () =>
    jobs.map((job) => {
      const begun = performance.now()
      checkJob(job, facts, "2026-11-22")
      return performance.now() - begun
    })
  round()
  return median(round())
}
