import type { Language } from "@/lib/messages/language"

/** `unknown` means that there is too little text to tell. */
export type TextLanguage = Language | "mixed" | "unknown"

const french = new Set("le la les des et une pour vous nous avec dans est sur".split(" "))
const english = new Set("the and of to for with you we our is in on".split(" "))
const longestWord = Math.max(...[...french, ...english].map(({ length }) => length))

/** Fewer words are not enough to tell. */
const fewestWords = 40

/** How many words a text has, and how many of them are common short words of each language. */
export type CountedWords = { words: number; fr: number; en: number }

/** Counts the words of `text` that show its language. */
export function countLanguageWords(text: string): CountedWords {
  const counts = { words: 0, fr: 0, en: 0 }
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.words += 1
    if (word.length > longestWord) continue
    if (french.has(word)) counts.fr += 1
    else if (english.has(word)) counts.en += 1
  }
  return counts
}

/** The language of a text by its short words: one language if it has at least twice as many as the other. */
export function languageOfText({ words, fr, en }: CountedWords): TextLanguage {
  if (words < fewestWords) return "unknown"
  if (fr >= 2 * en && fr > 0) return "fr"
  return en >= 2 * fr && en > 0 ? "en" : "mixed"
}

/** The language that most of a text is in, however short it is; null if nothing tells. */
export function writtenLanguage({ fr, en }: CountedWords): Language | null {
  return fr === en ? null : fr > en ? "fr" : "en"
}
