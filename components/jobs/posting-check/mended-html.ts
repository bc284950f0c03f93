import { quotePattern, textOfHtml } from "@/lib/api/v1.1/live-check"

/** `html` with `sentence` as a paragraph at its end. */
export function htmlWith(html: string, sentence: string): string {
  return `${html}<p>${escapedText(sentence)}</p>`
}

/** The words to replace, which of several equal occurrences, and the replacement. */
export type Replacement = { quote: string; occurrence: number; replacement: string }

/** `html` with one occurrence of a quote replaced; null if it isn't there, or if tags divide it. */
export function htmlReplacing(html: string, { quote, occurrence, replacement }: Replacement): string | null {
  const pieces = piecesOf(html)
  const text = pieces.map((piece) => piece.text).join("")
  const match = [...text.matchAll(quotePattern(quote))][occurrence]
  if (!match) return null
  const [first, last] = [match.index, match.index + match[0].length - 1].map((at) => standingAt(pieces, at))
  if (!first || !last) return null
  const [from, to] = [first.from, last.to]
  return html.slice(from, to).includes("<")
    ? null
    : html.slice(0, from) + escapedText(replacement) + html.slice(to)
}

/** A run of text, a tag or an entity: what a reader sees of it, its position in the text, and where it comes from. */
type Piece = { text: string; at: number; html: string; from: number }

function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: each, index } of html.matchAll(/<[^<>]*>|&[#\w]{1,9};|[^<&]+|[<&]/g)) {
    const text = textOfHtml(each)
    pieces.push({ text, at, html: each, from: index })
    at += text.length
  }
  return pieces
}

/** From where to where in the HTML the character at `index` of the text is. */
function standingAt(pieces: readonly Piece[], index: number): { from: number; to: number } | null {
  const piece = pieces.find(({ text, at }) => at <= index && index < at + text.length)
  if (!piece) return null
  const { text, at, html, from } = piece
  if (text !== html) return { from, to: from + html.length }
  return { from: from + index - at, to: from + index - at + 1 }
}

function escapedText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
