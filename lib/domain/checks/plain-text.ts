import { boundedMarks } from "../folded-text"

/** A sentence, and where it starts in the text. */
export type Sentence = { text: string; start: number }

/**
 * Text that patterns run on. `text` has plain apostrophes and spaces; `written` has the same characters as a reader
 * sees them; `lower` is `text` in lower case, in which positions may differ.
 */
export type PlainText = {
  written: string
  text: string
  lower: string
  sentences: () => readonly Sentence[]
}

const blocks =
  /<\/?(?:p|div|ul|ol|li|br|hr|h[1-6]|tr|table|section|article|blockquote|pre|dl|dt|dd)(?:[\s/][^<>]*)?>/gi
const tags = /<[^<>]*>/g

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  rsquo: "’",
  ndash: "–",
  mdash: "—",
}

/** The text of a description that a reader sees, one line per block. */
export function textOfHtml(html: string): string {
  const parted = html.replace(blocks, "\n").replace(tags, "")
  return parted.includes("&")
    ? parted.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, decoded)
    : parted
}

function decoded(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : parseInt(hexadecimal ?? "", 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " "
}

/** `written` prepared for patterns: composed letters, single spaces, and no empty lines. */
export function plainText(written: string): PlainText {
  const neat = boundedMarks(written)
    .normalize("NFC")
    .replace(/[^\S\n]{2,}|[\t\r\f\v]/g, " ")
    .replace(/ ?\n[ \n\u00a0]*/g, "\n")
    .trim()
  const text = neat.replace(/[’‘]/g, "'").replace(/[\u00a0\u202f]/g, " ")
  return withSentences({ written: neat, text, lower: text.toLowerCase() })
}

/** The two texts, the second one on a new line. */
export function joinedText(one: PlainText, other: PlainText): PlainText {
  if (one.text === "") return other
  if (other.text === "") return one
  return withSentences({
    written: `${one.written}\n${other.written}`,
    text: `${one.text}\n${other.text}`,
    lower: `${one.lower}\n${other.lower}`,
  })
}

function withSentences(text: Omit<PlainText, "sentences">): PlainText {
  let sentences: Sentence[] | null = null
  return { ...text, sentences: () => (sentences ??= sentencesOf(text.text)) }
}

/** A sentence ends at a full stop followed by a space, and at the end of each line. */
function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  for (const { index, 0: gap } of text.matchAll(/(?<=[.!?])\s|\n/g)) {
    if (index > start) found.push({ text: text.slice(start, index), start })
    start = index + gap.length
  }
  if (start < text.length) found.push({ text: text.slice(start), start })
  return found
}

/** The index of the sentence that contains the character at `index`. */
export function sentenceAt(sentences: readonly Sentence[], index: number): number {
  let [low, high] = [0, sentences.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sentences[middle] as Sentence).start <= index) low = middle
    else high = middle - 1
  }
  return low
}
