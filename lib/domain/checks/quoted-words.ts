import type { Finding } from "./finding"
import type { PlainText } from "./plain-text"
import type { ReadPosting } from "./read-posting"
import type { FoundWords } from "./wording-pattern"

/** Which of several equal quotes in a title or a description is meant, by its number; null where it can't be told. */
export type QuotedPart = Required<Pick<Finding, "quote" | "occurrence">>

/**
 * Finds each place where `quote` stands with no letter or digit joined to it: "he will" is not in "she will". Where the quote has
 * a space, the text may have several, as descriptions do.
 */
export function quotePattern(quote: string): RegExp {
  const escaped = quote
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(" ", String.raw`[^\S\n]{1,20}`)
  const begins = /^[\p{L}\p{N}]/u.test(quote) ? String.raw`(?<![\p{L}\p{N}])` : ""
  const ends = /[\p{L}\p{N}]$/u.test(quote) ? String.raw`(?![\p{L}\p{N}])` : ""
  return new RegExp(begins + escaped + ends, "gu")
}

/** `found` with the field that it stands in, where the whole posting was searched, and which of its equals it is there. */
export function quotedIn(
  { title, text }: Pick<ReadPosting, "title" | "text">,
  { quote, start }: FoundWords,
): QuotedPart & { field: "title" | "description" } {
  const before = title.text === "" ? 0 : title.text.length + 1
  return start < title.text.length
    ? { field: "title", quote, occurrence: occurrenceAt(title, quote, start) }
    : { field: "description", quote, occurrence: occurrenceAt(text, quote, start - before) }
}

/** The same where the text alone was searched. */
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
