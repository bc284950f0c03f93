import { readFile } from "node:fs/promises"

/** The result of a step: how many checks passed and failed, and for each failure a text whose first line names it. */
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
  tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
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
          // A spec that runs out of time says only in its second error what it was waiting for.
          const said = results.at(-1)?.errors.map(({ message }) => message ?? "") ?? []
          failures.push(`${projectName} ${file}:${line} › ${title}${reason(said.join("\n") || status)}`)
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

const longestLine = 200
const mostLines = 20

/** The beginning of the message, without colours: its first line, and below it what a stranger needs to find the cause. */
function reason(said: string): string {
  const lines = said
    .replace(/\u001b\[[0-9;]*m/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at .*(node_modules|new Promise)/.test(line))
    .slice(0, mostLines)
    .map((line) => line.trimEnd().slice(0, longestLine))
  return lines.length === 0 ? "" : `: ${lines.join("\n      ").trimStart()}`
}

function relative(file: string): string {
  const root = `${process.cwd()}/`
  return file.startsWith(root) ? file.slice(root.length) : file
}
