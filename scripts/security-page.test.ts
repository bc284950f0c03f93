import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const page = readFileSync("SECURITY.md", "utf8")

/** The cells of each table row. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\|[\s|-]+$/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

/** The files that `text` names: specs under `e2e/` by their short names, unit tests by their paths. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`((?:api|ui|service|trust)\/[\w-]+)`|`([\w./-]+\.test\.ts)`/g)].map(
    ([, spec, unit]) => (spec ? `e2e/${spec}.spec.ts` : (unit as string)),
  )
}

describe("SECURITY.md", () => {
  it("names only tests that exist", () => {
    const named = filesIn(page)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })

  it("says for each promise which test shows it, or that none does", () => {
    const promises = rows.filter((cells, index) => {
      const head = rows.slice(0, index + 1).findLast(([, , last]) => last === "test" || last === "PostgreSQL")
      return cells.length === 3 && head !== cells && head?.[2] === "test"
    })
    expect(promises.length).toBeGreaterThan(25)
    const unsaid = promises.filter(
      ([, , test = ""]) => filesIn(test).length === 0 && !/^(no test|not needed)$|`npm test`/.test(test),
    )
    expect(unsaid.map(([risk]) => risk)).toEqual([])
  })
})
