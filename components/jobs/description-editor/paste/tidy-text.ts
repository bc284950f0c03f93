import { type Inline, type Run, linesOf } from "./blocks"

const blanks = /[\s\u00a0\u200b\u2060\ufeff\u00ad]+/g

/**
 * Word and browsers insert non-breaking spaces wherever two spaces meet; those become one plain space. French punctuation and grouped
 * digits ("Salaire : 45 000 $") keep theirs.
 */
function tidyBlanks(blank: string, offset: number, text: string): string {
  if (!/\s/.test(blank)) return ""
  const before = text[offset - 1] ?? ""
  const after = text[offset + blank.length] ?? ""
  const french = /[:;!?»%$€]/.test(after) || before === "«" || (/\d/.test(before) && /\d/.test(after))
  return french && /^[\u00a0\u202f]$/.test(blank) ? blank : " "
}

const sameMarks = (one: Run, other: Run) =>
  one.bold === other.bold && one.italic === other.italic && one.href === other.href

/** One line without spaces at its ends, double spaces, or neighbouring runs with the same formatting. */
export function tidyLine(line: Run[]): Run[] {
  const tidy: Run[] = []
  for (const run of line) {
    let text = run.text.replace(blanks, tidyBlanks)
    const last = tidy.at(-1)
    if (!last || last.text.endsWith(" ")) text = text.replace(/^ +/, "")
    if (text === "") continue
    if (last && (sameMarks(last, run) || text === " ")) last.text += text
    else tidy.push({ ...run, text })
  }
  const end = tidy.at(-1)
  if (!end) return tidy
  end.text = end.text.trimEnd()
  return end.text === "" ? tidyLine(tidy.slice(0, -1)) : tidy
}

/** The lines of a paragraph in groups; an empty line ends a group, which is what people mean by pressing Enter twice. */
export function tidyParagraphs(inline: Inline[]): Run[][][] {
  const groups: Run[][][] = [[]]
  for (const line of linesOf(inline).map(tidyLine)) {
    if (line.length > 0) groups.at(-1)!.push(line)
    else if (groups.at(-1)!.length > 0) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}

/** The line without its first `length` characters. */
export function dropStart(line: Run[], length: number): Run[] {
  let left = length
  const rest: Run[] = []
  for (const run of line) {
    const text = run.text.slice(Math.min(left, run.text.length))
    left -= run.text.length - text.length
    if (text !== "") rest.push({ ...run, text })
  }
  return tidyLine(rest)
}
