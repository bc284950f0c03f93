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

/** A letter has a few marks; Unicode's Stream-Safe Text Format lets it have 30. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu

/** Letters that may be marks, and all that stands beyond the first alphabets: quicker to look for than a mark is. */
const mayBeMarked = /[\u0300-\u036f\u0483-\u1fff\u20d0-\u20ff\u2c00-\uffff]/

const ascii = /^[\x00-\x7f]*$/

/**
 * `text` with no more marks in a row than any writing has: bringing them into their order, as normalizing does, takes time that
 * grows with the square of their number.
 */
export function boundedMarks(text: string): string {
  return mayBeMarked.test(text) ? text.replace(tooManyMarks, "$1") : text
}

/**
 * `text` without regard to case and accents: what search and place names are compared by (contract 1.2, 1.4, 1.8).
 * Line breaks become spaces, so that a line break can divide the fields of a search text.
 */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(/[\r\n]/g, " ")
  return boundedMarks(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæøßłđ’‘]/g, (letter) => letters[letter] ?? letter)
    .replace(/[\r\n\u2028\u2029]/g, " ")
    .normalize("NFC")
}
