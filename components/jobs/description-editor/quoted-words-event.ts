/** What the editor listens for: the words to underline; none where there are none. */
export const quotedWordsEvent = "openings:quoted-words"

/** Has the words underlined where a description is being written. */
export function underlineQuote(quote: string): void {
  document.dispatchEvent(new CustomEvent(quotedWordsEvent, { detail: quote }))
}
