import {
  cells,
  droppedWithContent,
  kept,
  keptBlocks,
  removedBlocks,
  withoutEnd,
} from "@/lib/domain/jobs/description-elements"

/**
 * A description as HTML. Plain text becomes paragraphs, in which only entities are read. In text with markup, line
 * breaks count where nothing else parts it, and what only looks like a tag is text.
 */
export function htmlOfCell(text: string): string {
  const names = elementsIn(text)
  if (names.length === 0) return inParagraphs(escaped(text))
  const marked = text.replace(tagLike, (tag, name: string) => (isElement(name) ? tag : escaped(tag)))
  return names.some(isOfPage) ? marked : marked.trim().replace(/\r?\n/g, "<br>")
}

/** Something in angle brackets, with its name. */
const tagLike = /<\/?([a-z][^\s<>/]{0,60})(?=[\s/>])[^<>]{0,2000}>/gi

function elementsIn(text: string): string[] {
  return [...text.matchAll(tagLike)].map(([, name]) => (name as string).toLowerCase()).filter(isElement)
}

/** Elements of text that are none of the others, today's and earlier ones. */
const inText = new Set(
  `abbr acronym b bdi bdo big blink button cite code data del dfn em font i input ins kbd label mark meter nobr output
  picture progress q rp rt ruby s samp select small span strike strong sub sup time tt u var`.split(/\s+/),
)
/** Where one of these is, the text is from a page, in which line breaks mean nothing. */
const ofPages = [keptBlocks, removedBlocks, cells, droppedWithContent, new Set(["br"])]
const elements = [...ofPages, kept, withoutEnd, inText]
/** Word's elements, such as `o:p`. */
const ofWord = /^[a-z][a-z\d]*:[a-z][a-z\d]*$/

function isElement(name: string): boolean {
  const lower = name.toLowerCase()
  return ofWord.test(lower) || elements.some((names) => names.has(lower))
}

function isOfPage(name: string): boolean {
  return ofPages.some((names) => names.has(name))
}

function inParagraphs(html: string): string {
  return html
    .split(/(?:\r?\n){1,9}/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => `<p>${line}</p>`)
    .join("")
}

/** Systems that export HTML often leave its entities in text without a tag. */
function escaped(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
}
