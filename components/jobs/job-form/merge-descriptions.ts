import { diffArrays } from "diff"

/** Tokens from `start` to before `end` of the common version, and what one side has in their place. */
type Edit = { start: number; end: number; with: string[] }

/** Merges both sides' changes to a description if they are in different paragraphs or items; null if they meet in one. */
export function mergeDescriptions(before: string, mine: string, theirs: string): string | null {
  const base = tokensOf(before)
  const edits = [editsOf(base, mine), editsOf(base, theirs)] as const
  const [own, other] = edits
  const separate = other.filter((edit) => !own.some((mineToo) => isSameEdit(mineToo, edit)))
  if (own.some((one) => separate.some((another) => meet(one, another)))) return null
  const merged = [...base]
  // From the end, so that earlier positions stay valid.
  for (const { start, end, with: tokens } of [...own, ...separate].sort((a, b) => b.start - a.start))
    merged.splice(start, end - start, ...tokens)
  const html = merged.join("")
  return isBalanced(html) ? html : null
}

function editsOf(base: string[], side: string): Edit[] {
  const edits: Edit[] = []
  let at = 0
  let open: Edit | null = null
  for (const { value, added, removed } of diffArrays(base, tokensOf(side))) {
    if (!added && !removed) {
      at += value.length
      open = null
      continue
    }
    if (!open) edits.push((open = { start: at, end: at, with: [] }))
    if (added) open.with.push(...value)
    else open.end = at += value.length
  }
  return edits.flatMap(oneByOne)
}

/** Splits an edit that replaces tokens by the same number of tokens, so that consecutive paragraphs don't count as one place. */
function oneByOne(edit: Edit): Edit[] {
  const { start, end, with: tokens } = edit
  if (tokens.length !== end - start) return [edit]
  return tokens.map((each, index) => ({ start: start + index, end: start + index + 1, with: [each] }))
}

function isSameEdit(one: Edit, other: Edit): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether two edits are in the same place. Adjacent edits are not, except for insertions. */
function meet(one: Edit, other: Edit): boolean {
  if (one.start < other.end && other.start < one.end) return true
  const isWithin = (put: Edit, range: Edit) =>
    put.start === put.end && put.start >= range.start && put.start <= range.end
  return isWithin(one, other) || isWithin(other, one)
}

/** Whether every opened tag is closed in the right order. */
function isBalanced(html: string): boolean {
  const open: string[] = []
  for (const tag of piecesOf(html).map(tagOf)) {
    if (!tag || tag.name === "br") continue
    if (!tag.closes) open.push(tag.name)
    else if (open.pop() !== tag.name) return false
  }
  return open.length === 0
}

const blocks = new Set(["p", "li", "ul", "ol", "div"])

/** Whole paragraphs and items if they contain no other block; otherwise separate tags and text. */
function tokensOf(html: string): string[] {
  const pieces = piecesOf(html)
  const tokens: string[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const name = tagOf(pieces[at] as string)?.name
    if (name !== "p" && name !== "li") {
      tokens.push(pieces[at] as string)
      continue
    }
    let next = at + 1
    while (next < pieces.length && !blocks.has(tagOf(pieces[next] as string)?.name ?? "")) next += 1
    const closing = tagOf(pieces[next] ?? "")
    const isWhole = closing?.closes && closing.name === name
    tokens.push(pieces.slice(at, isWhole ? next + 1 : at + 1).join(""))
    if (isWhole) at = next
  }
  return tokens
}

/** The tags and the text between them. */
function piecesOf(html: string): string[] {
  return html.split(/(?<=>)|(?=<)/)
}

function tagOf(piece: string): { name: string; closes: boolean } | null {
  if (!piece.startsWith("<")) return null
  const closes = piece.startsWith("</")
  const [name = ""] = piece.slice(closes ? 2 : 1, -1).split(" ", 1)
  return { name: name.toLowerCase(), closes }
}
