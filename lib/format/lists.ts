/** Words as a list: "Kelowna, Vernon and Penticton". */
export function formatList(words: readonly string[], locale = "en-CA"): string {
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(words)
}
