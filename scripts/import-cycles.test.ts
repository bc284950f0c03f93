import { readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"
import { ownFiles } from "./own-files"

const files = ownFiles([".ts", ".tsx", ".mjs"])
const known = new Set(files)
const imports = new Map(files.map((file) => [file, importsOf(file)]))

/** The project's own files that `file` imports, types included. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"))
  return importedFiles.flatMap(({ fileName }) => {
    if (!/^(@\/|\.)/.test(fileName)) return []
    const base = fileName.startsWith("@/") ? fileName.slice(2) : path.join(path.dirname(file), fileName)
    const found = ["", ".ts", ".tsx", ".mjs"].map((ending) => base + ending).find((each) => known.has(each))
    return found ? [found] : []
  })
}

/** The shortest path from `start` back to itself; null if there is none. */
function cycleOf(start: string): string[] | null {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) as string) ?? []) {
      if (next === start) return [...way, start]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

it("no file imports itself through others, types included", () => {
  expect(files.length).toBeGreaterThan(500)
  const cycles = files.flatMap((file) => cycleOf(file)?.join(" → ") ?? [])
  expect(cycles).toEqual([])
})
