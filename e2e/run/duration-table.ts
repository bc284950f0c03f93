import { readFile } from "node:fs/promises"

type Suite = {
  file: string
  suites?: Suite[]
  specs?: { tests: { projectName: string; results: { duration: number }[] }[] }[]
}

/** So many spec files are named, the longest first. */
const longestShown = 15

/** Says which spec files took longest, by Playwright's report `file`; nothing where there is no report. */
export async function showDurations(file: string): Promise<void> {
  const durations = await durationTable(file).catch(() => [])
  if (durations.length === 0) return
  console.log(
    `\n── where the time went, of all workers together\n${durations.slice(0, longestShown).join("\n")}`,
  )
}

/** The seconds that each spec file took on each project, by Playwright's report `file`, the longest first: a line each. */
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
