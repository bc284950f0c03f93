import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { ownFiles } from "./own-files"

const files = ownFiles([".ts", ".tsx", ".mjs", ".md"]).filter((file) => file !== "docs/contract.md")

/** "contract 1.2", "contract part 3" and, after the first, any further ones: "contract 1.4, 1.5 and 3.1". */
const cited = /\bcontract,? (?:part (\d)\b|(\d\.\d+)((?:(?:, | and | or |, and )\d\.\d+)*))/gi

test("every section of the contract that the code cites is in docs/contract.md", () => {
  const contract = readFileSync("docs/contract.md", "utf8")
  const sections = new Set(
    [...contract.matchAll(/^#+ (?:Part )?(\d(?:\.\d+)?)\b/gm)].map(([, number]) => number),
  )
  const citations = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(cited)].flatMap(([, part, section, further = ""]) =>
      [part ?? section, ...(further.match(/\d\.\d+/g) ?? [])].map((each) => ({ file, section: each })),
    ),
  )
  expect(citations.length).toBeGreaterThan(50)
  expect(citations.filter(({ section }) => !sections.has(section))).toEqual([])
})
