import type { Finding } from "./finding"
import type { PlainText } from "./plain-text"
import type { ReadPosting } from "./read-posting"
import type { FoundWords } from "./wording-pattern"

/** Which of several equal quotes in a title or a description is meant, by number; null if that isn't known. */
export type QuotedPart = Required<Pick<Finding, "quote" | "occurrence">>

/**
 * Finds `quote` as whole words: "he will" is not found in "she will". Where the quote has a space, the text may have
 * several, as descriptions do.
 */
export function quotePattern(quote: string): RegExp {
  const escaped = quote
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(" ", String.raw`[^\S\n]{1,20}`)
  const begins = /^[\p{L}\p{N}]/u.test(quote) ? String.raw`(?<![\p{L}\p{N}])` : ""
  const ends = /[\p{L}\p{N}]$/u.test(quote) ? String.raw`(?![\p{L}\p{N}])` : ""
  return new RegExp(begins + escaped + ends, "gu")
}

/** `found` with the field that it is in, if the whole posting was searched, and which of several equal quotes it is there. */
export function quotedIn(
  { title, text }: Pick<ReadPosting, "title" | "text">,
  { quote, start }: FoundWords,
): QuotedPart & { field: "title" | "description" } {
  const before = title.text === "" ? 0 : title.text.length + 1
  return start < title.text.length
    ? { field: "title", quote, occurrence: occurrenceAt(title, quote, start) }
    : { field: "description", quote, occurrence: occurrenceAt(text, quote, start - before) }
}

/** The same if only the text was searched. */
export function quotedInText(text: PlainText, { quote, start }: FoundWords): QuotedPart {
  return { quote, occurrence: occurrenceAt(text, quote, start) }
}

function occurrenceAt({ written }: PlainText, quote: string, start: number): number | null {
  let number = 0
  for (const { index } of written.matchAll(quotePattern(quote))) {
    if (index === start) return number
    if (index > start) break
    number += 1
  }
  return null
}
