import { readFile } from "node:fs/promises"

/** The result of a step: how many checks passed and failed, and for each failure a line that names it. */
export type Tally = { passed: number; failed: number; failures: string[] }

/** One check that passed. */
export const onePassed: Tally = { passed: 1, failed: 0, failures: [] }

/** One check that failed. */
export function oneFailed(failure: string): Tally {
  return { passed: 0, failed: 1, failures: [failure] }
}

type UnitFile = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** The tally of Vitest's JSON report. A file that could not be loaded counts as one failure. */
export async function readVitest(file: string): Promise<Tally> {
  const report = JSON.parse(await readFile(file, "utf8")) as { testResults: UnitFile[] }
  const failures: string[] = []
  let passed = 0
  for (const { name, status, message, assertionResults } of report.testResults) {
    const bad = assertionResults.filter((each) => each.status !== "passed")
    passed += assertionResults.length - bad.length
    for (const each of bad)
      failures.push(`${relative(name)} › ${each.fullName}${reason(each.failureMessages[0] ?? each.status)}`)
    if (status === "failed" && bad.length === 0) failures.push(`${relative(name)}${reason(message)}`)
  }
  return { passed, failed: failures.length, failures }
}

type Spec = {
  title: string
  file: string
  line: number
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
}
type Suite = { suites?: Suite[]; specs?: Spec[] }
type PlaywrightReport = { suites: Suite[]; errors: { message?: string; location?: { file: string } }[] }

/**
 * The tally of Playwright's JSON report. Retried and skipped specs count as failures, since there should be none; so does an
 * error outside any spec, such as a file that could not be loaded.
 */
export async function readPlaywright(file: string): Promise<Tally> {
  const { suites, errors } = JSON.parse(await readFile(file, "utf8")) as PlaywrightReport
  const failures: string[] = []
  let passed = 0
  const add = (suite: Suite) => {
    for (const { title, file, line, tests } of suite.specs ?? [])
      for (const { projectName, status, results } of tests) {
        if (status === "expected") passed += 1
        else {
          const said = results.at(-1)?.error?.message ?? status
          failures.push(`${projectName} ${file}:${line} › ${title}${reason(said)}`)
        }
      }
    suite.suites?.forEach(add)
  }
  suites.forEach(add)
  for (const { message, location } of errors)
    failures.push(`${location ? relative(location.file) : "outside any spec"}${reason(message ?? "")}`)
  return { passed, failed: failures.length, failures }
}

/** The sum of `tallies`. */
export function total(tallies: Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed, failures }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    failures: [...sum.failures, ...failures],
  }))
}

const longestReason = 200

/** The first line of the message, without colours. */
function reason(said: string): string {
  const line =
    said
      .replace(/\u001b\[[0-9;]*m/g, "")
      .trim()
      .split("\n")[0] ?? ""
  return line === "" ? "" : `: ${line.slice(0, longestReason)}`
}

function relative(file: string): string {
  const root = `${process.cwd()}/`
  return file.startsWith(root) ? file.slice(root.length) : file
}
