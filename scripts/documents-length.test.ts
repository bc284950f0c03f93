import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

// Code blocks and the picture are looked at, not read.
test.each([
  ["README.md", 800],
  ["README.fr.md", 800],
  ["ARCHITECTURE.md", 600],
])("%s has at most %i words outside its code blocks", (file, most) => {
  const prose = readFileSync(file, "utf8").replace(/^```.*?^```$/gms, "")
  const words = prose.match(/\S+/g) ?? []
  expect(words.length).toBeGreaterThan(100)
  expect(words.length).toBeLessThanOrEqual(most)
})
