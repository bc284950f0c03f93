import Papa from "papaparse"
import { type Message, say } from "@/lib/messages/message"
import { withoutFormulaGuard } from "./formula-guard"
import type { CellProblem } from "./read-cells"
import { repeatedReferences } from "./repeated-rows"
import { columnNamed, type JobCells, type JobColumn, readOnlyColumns } from "./job-columns"

/** How a file was read, shown to the person so that they can check it. */
export type FileFormat = {
  encoding: "UTF-8" | "UTF-16" | "Windows-1252"
  separator: "," | ";" | "\t" | "|"
}

/** The rows of a file, numbered as in a spreadsheet: the first row is 1, and a cell with line breaks stays in one row. */
export type PostingFile = FileFormat & { headings: string[]; rows: { number: number; cells: string[] }[] }

const separators = [",", ";", "\t", "|"] as const

/** The table in `bytes`, or why it cannot be read. */
export function readPostingFile(bytes: Uint8Array): PostingFile | { refused: Message } {
  const { text, encoding } = decoded(bytes)
  if (text.includes("\0")) return { refused: say("imports.notText") }
  if (text.trim() === "") return { refused: say("imports.empty") }
  if (isJson(text)) return { refused: say("imports.json") }
  const named = /^sep=([,;\t|])\r?\n/i.exec(text)
  const content = named ? text.slice(named[0].length) : text
  const separator = (named?.[1] as FileFormat["separator"] | undefined) ?? separatorOf(content)
  // A file combined from others may mix two kinds of line ending, and the parser only handles one.
  const newline = content.includes("\n") ? "\n" : "\r"
  const { data: read, errors } = Papa.parse<string[]>(content, { delimiter: separator, newline })
  const data = newline === "\n" ? read.map(withoutReturn) : read
  const quotes = errors.find(({ type }) => type === "Quotes")
  if (quotes) return { refused: say("imports.quoteOpen", { number: (quotes.row ?? data.length - 1) + 1 }) }
  const filled = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map(withoutFormulaGuard) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
  const [heading, ...rows] = filled
  if (!heading) return { refused: say("imports.empty") }
  if (rows.length === 0) return { refused: say("imports.onlyHeading") }
  return { encoding, separator, headings: heading.cells.map((cell) => cell.trim()), rows }
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    return typeof JSON.parse(text) === "object"
  } catch {
    return false
  }
}

/**
 * Decodes by the byte order mark, or else as UTF-8 if most characters beyond ASCII are valid UTF-8: what isn't is
 * then U+FFFD, which a cell may not have. Anything else is taken for what Excel writes without a mark.
 */
function decoded(bytes: Uint8Array): { text: string; encoding: FileFormat["encoding"] } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "UTF-16" }
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "UTF-16" }
  const text = new TextDecoder("utf-8").decode(bytes)
  if (isUtf8(bytes) || countOf(/[^\0-\x7f\ufffd]/g, text) > countOf(/\ufffd/g, text))
    return { text, encoding: "UTF-8" }
  return { text: inWindows1252(bytes), encoding: "Windows-1252" }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/** The characters of the bytes 0x80 to 0x9F; some versions of Node decode these as Latin-1, in which they are control characters. */
const windows1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"

function inWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder("windows-1252").decode(bytes)
  return text.replace(/[\x80-\x9f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80] as string)
}

/** The separator that gives the most known columns in the heading and, among equals, the most cells. */
function separatorOf(text: string): FileFormat["separator"] {
  const score = (separator: string) => {
    const [heading = []] = Papa.parse<string[]>(text.slice(0, 20_000), {
      delimiter: separator,
      preview: 1,
    }).data
    return heading.filter((cell) => columnNamed(cell)).length * 1_000 + heading.length
  }
  return separators.reduce((best, each) => (score(each) > score(best) ? each : best))
}

/** The cells of a row without a leftover carriage return. */
function withoutReturn(cells: string[]): string[] {
  const last = cells.at(-1)
  return last?.endsWith("\r") ? [...cells.slice(0, -1), last.slice(0, -1)] : cells
}

/**
 * The column of ours that each of the file's columns seems to be; null if it is ignored. If two mean the same, the
 * first one wins.
 */
export function guessedMapping(headings: readonly string[]): (JobColumn | null)[] {
  const taken = new Set<JobColumn>()
  return headings.map((heading) => {
    const column = columnNamed(heading)
    if (!column || readOnlyColumns.includes(column) || taken.has(column)) return null
    taken.add(column)
    return column
  })
}

/** A row to import, with the problems found in the file. */
export type ImportRow = { number: number; cells: JobCells; problems: CellProblem[] }

/**
 * The rows of `table` by our columns. Rows with the same reference are all refused, because none is more right than
 * the others.
 */
export function rowsToImport(
  { headings, rows }: PostingFile,
  mapping: readonly (JobColumn | null)[],
): ImportRow[] {
  const read = rows.map(({ number, cells }): ImportRow => {
    const problems = cells.slice(headings.length).some((cell) => cell.trim() !== "")
      ? [
          {
            column: null,
            message: say("imports.tooManyCells", { count: cells.length, most: headings.length }),
          },
        ]
      : []
    const byColumn: JobCells = {}
    mapping.forEach((column, index) => {
      if (column) byColumn[column] = cells[index] ?? ""
    })
    return { number, cells: byColumn, problems }
  })
  const repeated = repeatedReferences(read)
  return read.map((row) => ({ ...row, problems: [...row.problems, ...(repeated.get(row) ?? [])] }))
}

/** Whether rows with these columns can say which posting they are about. */
export function namesPostings(mapping: readonly (JobColumn | null)[]): boolean {
  return (["title", "referenceId", "id"] as const).some((column) => mapping.includes(column))
}
