import { readFile } from "node:fs/promises"

type Suite = {
  file: string
  suites?: Suite[]
  specs?: { tests: { projectName: string; results: { duration: number }[] }[] }[]
}

/** How many spec files are listed. */
const longestShown = 15

/** Prints which spec files took longest, from Playwright's report `file`; prints nothing if there is no report. */
export async function showDurations(file: string): Promise<void> {
  const durations = await durationTable(file).catch(() => [])
  if (durations.length === 0) return
  console.log(
    `\n── where the time went, all workers together\n${durations.slice(0, longestShown).join("\n")}`,
  )
}

/** The seconds each spec file took in each project, from Playwright's report `file`: one line each, longest first. */
async function durationTable(file: string): Promise<string[]> {
  const { suites } = JSON.parse(await readFile(file, "utf8")) as { suites: Suite[] }
  const seconds = new Map<string, number>()
  const add = (suite: Suite) => {
    for (const { tests } of suite.specs ?? [])
      for (const { projectName, results } of tests) {
        const name = `${projectName} ${suite.file}`
        const took = results.reduce((sum, { duration }) => sum + duration / 1_000, 0)
        seconds.set(name, (seconds.get(name) ?? 0) + took)
      }
    suite.suites?.forEach(add)
  }
  suites.forEach(add)
  const sorted = [...seconds].sort(([, a], [, b]) => b - a)
  return sorted.map(([name, took]) => `${took.toFixed(0).padStart(6)} s  ${name}`)
}
