import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { judgedFile, sampleFindings } from "./sample-findings"

const judged = readFileSync(judgedFile, "utf8").trimEnd().split("\n")
const verdicts = judged.map((line) => line.slice(line.lastIndexOf("\t") + 1))

it("every finding in the demo's postings and in the samples has a verdict, and the findings are unchanged", () => {
  expect(judged.map((line) => line.slice(0, line.lastIndexOf("\t")))).toEqual(sampleFindings())
  expect(verdicts.filter((verdict) => !["true", "debatable", "false"].includes(verdict))).toEqual([])
})

it("fewer than 5 % of the findings are false alarms, counting the debatable ones", () => {
  expect(verdicts.filter((verdict) => verdict !== "true").length / verdicts.length).toBeLessThan(0.05)
})
