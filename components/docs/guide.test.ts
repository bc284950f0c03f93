import { isValidElement, type ReactNode } from "react"
import { describe, expect, test } from "vitest"
import { guideInEnglish } from "./en/guide-in-english"
import { guideInFrench } from "./fr/guide-in-french"
import { samplesInFrench } from "./fr/samples-in-french"
import { guideSectionIds, type GuideSections } from "./guide"
import { sampleLanguages } from "./samples/sample"
import { samples } from "./samples/samples"
import { typesetProse } from "./typeset-prose"

type Found = { codes: Set<string>; links: string[]; parts: string[]; prose: string[] }

/** Collects what a section of the guide consists of, without rendering it. */
function look(node: ReactNode, found: Found = { codes: new Set(), links: [], parts: [], prose: [] }): Found {
  if (typeof node === "string") found.prose.push(node)
  if (Array.isArray(node)) for (const each of node) look(each as ReactNode, found)
  if (!isValidElement<Record<string, ReactNode>>(node)) return found
  const { children, href, label, columns, rows } = node.props
  if (node.type === "code") {
    found.codes.add([children].flat().join(""))
    return found
  }
  if (typeof href === "string") found.links.push(href)
  found.parts.push(typeof node.type === "string" ? node.type : nameOf(node.type))
  if (Array.isArray(rows)) found.parts.push(`${rows.length} rows`)
  for (const inside of [label, columns, rows, children]) look(inside, found)
  return found
}

function nameOf(type: unknown): string {
  return typeof type === "function" ? type.name : "fragment"
}

const given = { syncProgram: "// The program" }
const shown = (guide: GuideSections, id: (typeof guideSectionIds)[number]) => look(guide[id].text(given))

/** French has the same code words, but places them by its own grammar, so their order doesn't count. */
const sorted = ({ codes }: Found) => [...codes].sort()

describe("the guide in French", () => {
  test.each(guideSectionIds)("%s has the same paragraphs, tables, links and code as in English", (id) => {
    const [english, french] = [shown(guideInEnglish, id), shown(guideInFrench, id)]
    expect(french.parts).toEqual(english.parts)
    expect(french.links).toEqual(english.links)
    expect(sorted(french)).toEqual(sorted(english))
  })

  test.each(guideSectionIds)("%s has no English sentence and follows French typography", (id) => {
    const english = new Set(shown(guideInEnglish, id).prose.filter((text) => /(\p{L}+ ){3}/u.test(text)))
    const { prose } = look(typesetProse(guideInFrench[id].text(given)))
    expect(prose.filter((text) => english.has(text))).toEqual([])
    expect(prose.filter((text) => /\p{L}'\p{L}|[“”]| [:;!?»]|« /u.test(text))).toEqual([])
  })

  test("has the programs of the English guide, with their comments in French", () => {
    for (const [name, { code }] of Object.entries(samples)) {
      const french = samplesInFrench[name as keyof typeof samples]
      for (const { id } of sampleLanguages) {
        const lines = code[id].split("\n")
        const changed = french.code[id].split("\n").flatMap((line, at) => (line === lines[at] ? [] : [at]))
        const comments = lines.flatMap((line, at) => (/^\s*(\/\/|#|\/\*\*) /.test(line) ? [at] : []))
        expect(changed, `${name} in ${id}`).toEqual(comments)
      }
    }
  })
})
