import { readFile } from "node:fs/promises"
import type { Tally } from "./run-step"

export async function readVitest(file: string): Promise<Tally> {
  const report = JSON.parse(await readFile(file, "utf8")) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

export async function readPlaywright(file: string): Promise<Tally> {
  type Stats = { expected: number; unexpected: number; flaky: number; skipped: number }
  const { stats, errors } = JSON.parse(await readFile(file, "utf8")) as { stats: Stats; errors: unknown[] }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }
}

export function total(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }),
    { passed: 0, failed: 0 },
  )
}
