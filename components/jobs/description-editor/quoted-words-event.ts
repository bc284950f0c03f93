/** The event that tells the editor which words to underline; null for none. */
export const quotedWordsEvent = "openings:quoted-words"

/** All places of some words, and the number of the one that is meant, from 0; null means all of them. */
export type WordsToUnderline = { pattern: RegExp; occurrence: number | null }

/** Underlines the words wherever a description is being edited; null underlines nothing. */
export function underlineWords(words: WordsToUnderline | null): void {
  document.dispatchEvent(new CustomEvent(quotedWordsEvent, { detail: words }))
}
