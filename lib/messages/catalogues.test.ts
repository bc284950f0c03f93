import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import compile from "icu-minify/compile"
import { describe, expect, test } from "vitest"
import { locationRecords } from "@/lib/domain/locations/location"
import { roles } from "@/lib/domain/actor"
import { bulkDeedKinds } from "@/lib/domain/bulk-runs/bulk-deed"
import { toldFields } from "@/lib/api/v1.1/told-fields"
import { permissionOf } from "@/lib/domain/permissions"
import { applicantRoutingTypes, categories, positionTypes, salaryPeriods } from "@/lib/domain/reference-data"
import { english } from "./en/english"
import { french } from "./fr/french"
import { type MessageNoun, say } from "./message"
import { messagesFor, textOf } from "./text-of"
import { typeset } from "./typeset"

type Catalogue = Record<string, Record<string, string>>

function messagesOf(catalogue: Catalogue): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([noun, messages]) =>
      Object.entries(messages).map(([name, text]) => [`${noun}.${name}`, text] as const),
    ),
  )
}

const inEnglish = messagesOf(english)
const inFrench = messagesOf(french)

/** The names that a message uses, of values and of tags; "#" where it writes its count. */
function namesIn(node: unknown): string[] {
  if (!Array.isArray(node)) return node === 0 ? ["#"] : []
  const [name, ...rest] = node as unknown[]
  const isNamed = typeof name === "string" && node.length > 0
  const inside = rest.flatMap((each) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.values(each).flatMap((arm) => (Array.isArray(arm) ? arm.flatMap(namesIn) : namesIn(arm)))
      : namesIn(each),
  )
  return isNamed ? [name, ...inside] : [...namesIn(name), ...inside]
}

function placeholders(text: string): string[] {
  const compiled = compile(text)
  return typeof compiled === "string" ? [] : [...new Set(compiled.flatMap(namesIn))].sort()
}

const folders = ["app", "cli", "components", "lib", "server"]

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (/generated|lib[\\/]messages[\\/](en|fr)$/.test(file)) return []
    if (entry.isDirectory()) return sourcesIn(file)
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(file, "utf8")] : []
  })
}

const allSource = folders.flatMap(sourcesIn).join("\n")
const quotedAfter = (start: RegExp) => [...allSource.matchAll(start)].map(([, name]) => name as string)

/** The keys that are assembled in code, by noun: their possible endings. */
const completed: Record<string, readonly string[]> = {
  bulkPage: bulkDeedKinds,
  jobFieldNouns: toldFields,
  jobFields: toldFields,
  missing: [
    ...quotedAfter(/\bnotFound\("(\w+)"/g),
    "category",
    "positionType",
    "salaryPeriod",
    "applicantRoutingType",
  ],
  names: Object.keys(english.names),
  permissions: roles,
  record: [...quotedAfter(/\btell\("(\w+)"\)/g), "error", "warning", "person", "key"],
}

describe("the messages", () => {
  test("are the same in both languages", () => {
    expect([...inFrench.keys()].sort()).toEqual([...inEnglish.keys()].sort())
    expect([...inFrench].filter(([, text]) => text.trim() === "")).toEqual([])
  })

  test("have the same placeholders and tags in both languages", () => {
    const differing = [...inEnglish].filter(
      ([key, text]) => String(placeholders(text)) !== String(placeholders(inFrench.get(key) ?? "")),
    )
    expect(differing).toEqual([])
  })

  test("are plain data that a page can pass to its browser", () => {
    const nouns = Object.keys(english) as MessageNoun[]
    for (const language of ["en", "fr"] as const) {
      const messages = messagesFor(language, nouns)
      expect(messages).toStrictEqual(JSON.parse(JSON.stringify(messages)))
    }
  })

  test("are all used somewhere", () => {
    const source = allSource
    const written = new Set([...source.matchAll(/"(\w+\.\w+)"/g)].map(([, key]) => key))
    const nouns = [...source.matchAll(/`(\w+)\.\$\{/g)].map(([, noun]) => noun as string)
    expect([...new Set(nouns)].filter((noun) => noun in english).sort()).toEqual(
      Object.keys(completed).sort(),
    )
    const made = Object.entries(completed).flatMap(([noun, names]) => names.map((name) => `${noun}.${name}`))
    const needed = new Set([...written, ...made])
    expect([...inEnglish.keys()].filter((key) => !needed.has(key))).toEqual([])
    expect(made.filter((key) => !inEnglish.has(key))).toEqual([])
  })
})

test("every name in the reference data has a message, by its stored name", () => {
  const regions = locationRecords.filter(({ type }) => type !== "Town")
  const stored = [
    ...[categories, positionTypes, salaryPeriods, applicantRoutingTypes].flat().map(({ name }) => name),
    ...regions.flatMap(({ description, type }) => [description, type]),
  ]
  expect(Object.keys(english.names).sort()).toEqual([...new Set(stored)].sort())
  expect(Object.entries(english.names).filter(([key, name]) => key !== name)).toEqual([])
})

describe("French", () => {
  test("uses French apostrophes and quotation marks", () => {
    expect([...inFrench].filter(([, text]) => /\p{L}'\p{L}|["“”]/u.test(text))).toEqual([])
  })

  test("has no plain space next to punctuation, and no punctuation without its space", () => {
    const set = [...inFrench].map(([key, text]) => [key, typeset(text)] as const)
    expect(set.filter(([, text]) => / [:;!?»]|« /.test(text))).toEqual([])
    const tight = /[^\u202f][;!?](?!\w)|[^\u00a0]»|«[^\u00a0]|(?<!https?|Content-Type|person)(?<=\p{L}):/u
    expect(set.filter(([, text]) => tight.test(text))).toEqual([])
  })

  const deeds = [...new Set(Object.values(permissionOf).map(({ deed }) => deed))]

  test.each(deeds)(
    "has no vowel after « de » or another word that it shortens when $key is refused",
    (deed) => {
      const values = { role: say("permissions.viewer"), deed, granted: say("permissions.editor") }
      const refusal = textOf(say("permissions.roleLacks", values), "fr")
      expect(refusal).not.toMatch(/\b(de|le|la|ne|que|ce|se) [aeéèêiouyhà]/i)
      expect(refusal).toContain(textOf(deed, "fr"))
    },
  )

  test.each([
    ["Nom : « Nom, XX » ?", "Nom\u00a0: «\u00a0Nom, XX\u00a0»\u202f?"],
    ["Fait ; et puis ! 5 %", "Fait\u202f; et puis\u202f! 5\u00a0%"],
    ["24,50 $ l’heure", "24,50\u00a0$ l’heure"],
    ["à 14 h 30", "à 14\u00a0h\u00a030"],
    ["24 000 $", "24\u00a0000\u00a0$"],
  ])("%j is kept on one line", (text, printed) => expect(typeset(text)).toBe(printed))
})
