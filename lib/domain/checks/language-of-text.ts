import type { Language } from "@/lib/messages/language"

/** `unknown` is too little text to tell. */
export type TextLanguage = Language | "mixed" | "unknown"

const french = new Set("le la les des et une pour vous nous avec dans est sur".split(" "))
const english = new Set("the and of to for with you we our is in on".split(" "))

/** Fewer words tell nothing. */
const fewestWords = 40

function countWords(text: string): { words: number; fr: number; en: number } {
  const counts = { words: 0, fr: 0, en: 0 }
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.words += 1
    if (french.has(word)) counts.fr += 1
    else if (english.has(word)) counts.en += 1
  }
  return counts
}

/** The language of `text` by its small words: one of them where they are at least twice those of the other. */
export function languageOfText(text: string): TextLanguage {
  const { words, fr, en } = countWords(text)
  if (words < fewestWords) return "unknown"
  if (fr >= 2 * en && fr > 0) return "fr"
  return en >= 2 * fr && en > 0 ? "en" : "mixed"
}

/** The language that most of `text` is in, however short; null where nothing tells. */
export function writtenLanguage(text: string): Language | null {
  const { fr, en } = countWords(text)
  return fr === en ? null : fr > en ? "fr" : "en"
}
