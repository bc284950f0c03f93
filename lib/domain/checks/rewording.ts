import type { Mend } from "./finding"
import { quotedIn } from "./quoted-words"
import type { ReadPosting } from "./read-posting"
import { titleWithoutSpans } from "./title-without"
import type { FoundWords } from "./wording-pattern"

/**
 * The click that replaces the words that were found: in the title, or else in the description. An "a" or "an" before them is replaced
 * too, if the new words need the other one.
 */
export function reword(posting: ReadPosting, found: FoundWords, replacement: string): Mend {
  const written = posting.whole.written
  const said = cased(replacement, found.quote, written.slice(0, found.start))
  const { quote, start, instead } =
    posting.writtenIn() === "fr" ? { ...found, instead: said } : withArticle(posting, found, said)
  const { field, occurrence } = quotedIn(posting, { ...found, quote, start })
  if (occurrence === null) return { kind: "go", field }
  if (field === "description") return { kind: "replace", quote, occurrence, replacement: instead }
  const title = posting.title.written
  return { kind: "title", title: title.slice(0, start) + instead + title.slice(start + quote.length) }
}

const trait =
  /^(?:dynamic|energetic|ambitious|enthusiastic|motivated|dynamique|motivée?|ambitieu(?:x|se)|enthousiaste)$/i

/**
 * "Line cook (young and energetic)" becomes "Line cook": beside the name of the job, a trait says nothing about the work. Null if
 * the words are part of the name, or in the description.
 */
export function withoutTrait(
  { title }: ReadPosting,
  { quote, start }: FoundWords,
  instead: string,
): Mend | null {
  const end = start + quote.length
  if (end > title.written.length || !trait.test(instead)) return null
  const isApart =
    /[([,;:|–—-]\s?$/.test(title.written.slice(0, start)) &&
    /^\s?(?:[)\],;|–—-]|$)/.test(title.written.slice(end))
  if (!isApart) return null
  const without = titleWithoutSpans(title.written, [{ from: start, to: end }])
  return without === null ? null : { kind: "title", title: without }
}

/** Keeps the capital that the replaced words started with, unless only "Canadian" needed it in the middle of a sentence. */
function cased(replacement: string, quote: string, before: string): string {
  const first = quote.charAt(0)
  const hasCapital = first !== first.toLowerCase()
  const isOfTheName = /^canad/i.test(quote) && /[\p{L}\p{N},;(][^\S\n]*$/u.test(before)
  return hasCapital && !isOfTheName ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
}

/** The words with the article before them, if that has to change and no tag or entity divides the two. */
function withArticle({ job, whole }: ReadPosting, { quote, start }: FoundWords, instead: string) {
  const [before, article = ""] = /(?<![\p{L}\p{N}'’])(an?) $/iu.exec(whole.written.slice(0, start)) ?? []
  const needed = /^(?!uni|use|eu|one)[aeiou]/i.test(instead) ? "an" : "a"
  const stays = before === undefined || article.toLowerCase() === needed
  if (stays || ![job.title, job.description].some((text) => text?.includes(before + quote)))
    return { quote, start, instead }
  const changed = article.charAt(0) + needed.slice(1)
  return { quote: before + quote, start: start - before.length, instead: `${changed} ${instead}` }
}
