import { type Block, type LooseItem, type RawBlock, type Run, joinLines } from "./blocks"
import { dropStart } from "./tidy-text"
import { nestListItems } from "./nest-list-items"

/** A line of text; `indent` counts its leading spaces, `starts` says that a paragraph begins with it. */
export type PastedLine = { runs: Run[]; indent: number; starts: boolean }

type Marker = { length: number; kind: "bullet" | "dash" | "number"; number: number }

/** Characters that no sentence begins with, including Word's private ones. */
const bullet = /^[•·▪▫◦‣●○■□⁃∙➢➤✓✔\uf0b7\uf0a7\uf0d8]\s+/
const dash = /^[-–*]\s+/
const number = /^(\d{1,3})[.)]\s+/

function markerOf(line: PastedLine): Marker | null {
  const text = line.runs.map((run) => run.text).join("")
  const bulleted = bullet.exec(text)
  if (bulleted) return { length: bulleted[0].length, kind: "bullet", number: 0 }
  const dashed = dash.exec(text)
  if (dashed) return { length: dashed[0].length, kind: "dash", number: 0 }
  const numbered = number.exec(text)
  return numbered && { length: numbered[0].length, kind: "number", number: Number(numbered[1]) }
}

/** Where the list that begins at `start` ends. A single dash or number may belong to a sentence, so a list takes two. */
function endOfList(lines: PastedLine[], markers: (Marker | null)[], start: number): number {
  const first = markers[start]
  if (!first || (first.kind === "number" && first.number !== 1)) return start
  const indents = new Map<number, number>()
  let end = start
  for (; end < lines.length; end += 1) {
    const marker = markers[end]
    const indent = lines[end]!.indent
    if (!marker) break
    if (indent === lines[start]!.indent && marker.kind !== first.kind) break
    for (const deeper of indents.keys()) if (deeper > indent) indents.delete(deeper)
    if (marker.kind === "number" && marker.number !== (indents.get(indent) ?? 0) + 1) break
    indents.set(indent, marker.number)
  }
  return first.kind === "bullet" || end - start > 1 ? end : start
}

function itemOf(line: PastedLine, marker: Marker): LooseItem {
  const inline = dropStart(line.runs, marker.length)
  const ordered = marker.kind === "number"
  return { kind: "item", level: line.indent, ordered, listId: "", blocks: [{ kind: "paragraph", inline }] }
}

/** Paragraphs, and lists where lines begin like list items: "• ", "- ", "1. ". */
export function listsFromLines(lines: PastedLine[]): Block[] {
  const markers = lines.map(markerOf)
  const raw: RawBlock[] = []
  let open: Run[][] = []
  const close = () => {
    if (open.length > 0) raw.push({ kind: "paragraph", inline: joinLines(open) })
    open = []
  }
  for (let index = 0; index < lines.length;) {
    const end = endOfList(lines, markers, index)
    if (end > index) {
      close()
      for (; index < end; index += 1) raw.push(itemOf(lines[index]!, markers[index]!))
      continue
    }
    if (lines[index]!.starts) close()
    open.push(lines[index]!.runs)
    index += 1
  }
  close()
  return nestListItems(raw)
}
