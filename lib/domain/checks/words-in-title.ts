import { foldText } from "../folded-text"
import { titleWithout } from "./title-without"

/** Words in a title that are not part of the job's name, and the title without them. */
export type OutOfPlace = { quote: string; without: string | null }

/** Finds words that the posting states elsewhere, as whole words and ignoring accents. */
export function wordsInTitle(title: string, words: string): OutOfPlace | null {
  const { folded, starts } = foldedWithPlaces(title)
  const sought = foldText(words)
  const at = wholeWordsAt(folded, sought)
  if (at < 0) return null
  const quote = title.slice(starts[at], starts[at + sought.length])
  return { quote, without: titleWithout(title, new RegExp(escapedForRegExp(quote), "u")) }
}

/** `text` folded, and where each folded letter came from: « œ » becomes two. */
function foldedWithPlaces(text: string): { folded: string; starts: number[] } {
  const starts: number[] = []
  let folded = ""
  for (const { 0: character, index } of text.matchAll(/./gsu)) {
    const each = foldText(character)
    folded += each
    for (let unit = 0; unit < each.length; unit++) starts.push(index)
  }
  return { folded, starts: [...starts, text.length] }
}

/** Where `words` appear as whole words; -1 if nowhere. */
export function wholeWordsAt(text: string, words: string): number {
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character)
  for (let at = words === "" ? -1 : text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return at
  return -1
}

function escapedForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
}
