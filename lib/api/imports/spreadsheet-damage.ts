import { shortened } from "@/lib/format/shortened"
import { type Message, say } from "@/lib/messages/message"
import type { JobColumn } from "./job-columns"

/** What Excel and LibreOffice write where a formula failed or a column is too narrow, in English and in French. */
const failed =
  /^(?:#N\/A|#REF!|#VALUE!|#NAME\?|#DIV\/0!|#NUM!|#NULL!|#SPILL!|#CALC!|#VALEUR!|#NOM\?|#NOMBRE!|#NUL!|Err:\d{3}|#{4,})$/i

/** How Excel shows a number with more than eleven digits. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+\d{2}$/i

/** The first word with a character that could not be read. */
function damagedWord(text: string): string {
  const word = text.split(/\s/).find((each) => each.includes("\ufffd")) ?? ""
  return shortened(word.slice(Math.max(0, word.indexOf("\ufffd") - mostTold)), 2 * mostTold)
}

/** How many characters of it are quoted before and after that one. */
const mostTold = 20

/** What is wrong with a cell in which a spreadsheet wrote something else than the person did; null if nothing is. */
export function spreadsheetDamage(column: JobColumn, cell: string): Message | null {
  const text = cell.trim()
  if (failed.test(text)) return say("imports.spreadsheetError", { text })
  if (text.includes("\ufffd")) return say("imports.damagedText", { near: damagedWord(text) })
  return column === "referenceId" && shortenedNumber.test(text)
    ? say("imports.shortenedNumber", { text })
    : null
}
