/** Letters that Unicode does not decompose, and what people type instead if they lack the key. */
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

/** A letter has a few marks; Unicode's Stream-Safe Text Format allows 30. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu

/** Letters that may be marks, and everything beyond the first alphabets: faster to look for than marks themselves. */
const mayBeMarked = /[\u0300-\u036f\u0483-\u1fff\u20d0-\u20ff\u2c00-\uffff]/

const ascii = /^[\x00-\x7f]*$/

/**
 * `text` with no more marks in a row than any writing system uses. Normalizing sorts marks, in time that grows with
 * the square of their number.
 */
export function boundedMarks(text: string): string {
  return mayBeMarked.test(text) ? text.replace(tooManyMarks, "$1") : text
}

/**
 * `text` without case and accents: search and place names are compared this way (contract 1.2, 1.4, 1.8). Line breaks
 * become spaces, so that a line break can separate the fields of a search text.
 */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replace(/[\r\n]/g, " ")
  return (
    boundedMarks(text)
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      // Only the end of a word makes a sigma look different, and a search may end anywhere.
      .replaceAll("ς", "σ")
      .replace(/[œæøßłđ’‘]/g, (letter) => letters[letter] ?? letter)
      .replace(/[\r\n\u2028\u2029]/g, " ")
      .normalize("NFC")
  )
}
