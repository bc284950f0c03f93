import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { extendTailwindMerge } from "tailwind-merge"
import { expect, test } from "vitest"
import { cn } from "./cn"

/** The package's own table of all of Tailwind, with the names from our theme. */
const whole = extendTailwindMerge({
  extend: {
    theme: {
      text: ["compact"],
      shadow: ["float"],
      animate: ["reveal", "breathe"],
      spacing: ["control", "control-sm", "top-bar"],
    },
  },
})

const root = path.resolve(import.meta.dirname, "../..")

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && name !== "ui/cn.ts")
    .map((name) => readFileSync(path.join(root, folder, name), "utf8"))
}

/** The classes used in the source files, without variants such as `hover:`. */
function usedClasses(): string[] {
  const literals = [...sources("components"), ...sources("app")].flatMap(
    (text) => text.match(/"[^"\n]*"|`[^`]*`/g) ?? [],
  )
  const words = literals.flatMap((literal) => literal.slice(1, -1).split(/\s+/))
  const bare = words.map((word) => word.replace(/^(?:[^[\]:]*(?:\[[^\]]*\])?[^[\]:]*:)+(?=[\w-])/, ""))
  // The table knows a class if it treats two of them in a row as duplicates.
  return [...new Set(bare)].filter(
    (word) =>
      /^-?[a-z]/.test(word) &&
      !/^font-(family|style|weight)$/.test(word) &&
      whole(`${word} ${word}`) === word,
  )
}

test(
  "of two classes that set the same property the later wins, for every class in use",
  { timeout: 60_000 },
  () => {
    const used = usedClasses()
    expect(used.length).toBeGreaterThan(200)
    const wrong = used.flatMap((one) =>
      used
        .filter((other) => other !== one)
        .map((other) => `${one} ${other}`)
        .filter((both) => cn(both) !== whole(both))
        .map((both) => `cn("${both}") is "${cn(both)}", not "${whole(both)}"`),
    )
    expect(wrong).toEqual([])
  },
)
