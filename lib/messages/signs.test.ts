import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const folders = ["lib/messages/en", "lib/messages/fr", "components/docs/en", "components/docs/fr"]
const texts = folders.flatMap((folder) =>
  readdirSync(folder).map((name) => {
    const file = path.join(folder, name)
    const code = readFileSync(file, "utf8").replace(/\/\*\*.*?\*\/|^\s*\/\/.*$/gms, "")
    return { file, code }
  }),
)

test.each([
  ["straight apostrophes", /\p{L}(?:'|&apos;)\p{L}/gu],
  ["e-mail with a hyphen", /\be-mail/gi],
])("pages and messages have no %s", (_, sign) => {
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.flatMap(({ file, code }) => (code.match(sign) ?? []).map((found) => [file, found]))).toEqual(
    [],
  )
})
