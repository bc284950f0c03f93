import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { ownFiles } from "./own-files"

/** Exports whose names Next and Playwright prescribe. */
const givenNames = new Set([
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  ...["metadata", "generateMetadata", "viewport", "proxy", "config", "register", "test"],
])

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm

const files = ownFiles([".ts", ".tsx", ".mjs"])

/** The messages of a noun have the same name in both languages. */
const placeOf = (file: string) => file.replace(/^lib\/messages\/(?:en|fr)\//, "lib/messages/{en,fr}/")

it("no two files export anything of their own by the same name", () => {
  const places = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(declaration))
      if (!givenNames.has(name)) places.set(name, [...new Set([...(places.get(name) ?? []), placeOf(file)])])
  expect(places.size).toBeGreaterThan(1000)
  expect([...places].filter(([, all]) => all.length > 1)).toEqual([])
})
