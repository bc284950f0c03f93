/** Letters that Unicode does not decompose, and what a person without that key types. */
const letters: Record<string, string> = {
  œ: "oe",
  æ: "ae",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  "’": "'",
  "‘": "'",
}

/**
 * `text` without regard to case and accents: what search and place names are compared by (contract 1.2, 1.4, 1.8).
 * Line breaks become spaces, so that a line break can divide the fields of a search text.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæøßłđ’‘]/g, (letter) => letters[letter] ?? letter)
    .replace(/[\r\n\u2028\u2029]/g, " ")
    .normalize("NFC")
}
