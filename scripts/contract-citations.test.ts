import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const folders = ["app", "bench", "components", "docs", "e2e", "lib", "scripts"]
const cited = /\bcontract,? (?:part (\d)\b|(\d\.\d+))/gi

test("every section of the contract that the code cites is in docs/contract.md", () => {
  const contract = readFileSync("docs/contract.md", "utf8")
  const sections = new Set(
    [...contract.matchAll(/^#+ (?:Part )?(\d(?:\.\d+)?)\b/gm)].map(([, number]) => number),
  )
  const citations = folders.flatMap(filesBelow).flatMap((file) => {
    const text = readFileSync(file, "utf8")
    return [...text.matchAll(cited)].map(([, part, section]) => ({ file, section: part ?? section }))
  })
  expect(citations.length).toBeGreaterThan(50)
  expect(citations.filter(({ section }) => !sections.has(section))).toEqual([])
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|mjs|md)$/.test(name) && !/node_modules|generated/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => file !== path.join("docs", "contract.md"))
}
