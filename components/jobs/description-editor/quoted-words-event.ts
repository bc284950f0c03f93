/** What the editor listens for: the words to underline; none where there are none. */
export const quotedWordsEvent = "openings:quoted-words"

/** All places of some words, and the number of the one that is meant, from 0; null is all of them. */
export type WordsToUnderline = { pattern: RegExp; occurrence: number | null }

/** Has the words underlined where a description is being written; null underlines nothing. */
export function underlineWords(words: WordsToUnderline | null): void {
  document.dispatchEvent(new CustomEvent(quotedWordsEvent, { detail: words }))
}
