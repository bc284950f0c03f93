import type { Language } from "@/lib/messages/language"
import type { JobAnswer } from "../v1.1/answers"
import { cellsOfJob, jobColumnHeadings, jobColumns } from "./job-columns"

/** The heading of a file of postings, with the byte order mark without which Excel doesn't read it as UTF-8. */
export function jobFileHeading(language: Language): string {
  return `\ufeff${rowOfCells(jobColumns.map((column) => jobColumnHeadings[column][language]))}`
}

/** A posting as a row that `readPostingFile` reads back unchanged. */
export function jobFileRow(job: JobAnswer, language: Language): string {
  const cells = cellsOfJob(job, language)
  return rowOfCells(jobColumns.map((column) => cells[column]))
}

/**
 * `jobs` as one JSON document, `{"data": […]}`, each presented by `present`. Each posting is on one line, so that a
 * long file can be read line by line.
 */
export async function* jobFileJson<Job>(
  jobs: AsyncIterable<Job>,
  present: (job: Job) => JobAnswer,
): AsyncGenerator<string> {
  let before = '{"data":[\n'
  for await (const job of jobs) {
    yield before + JSON.stringify(present(job))
    before = ",\n"
  }
  yield before.startsWith(",") ? "\n]}\n" : `${before}]}\n`
}

/** Puts every cell in quotes, because a sign in a cell may be the separator in another country. */
export function rowOfCells(cells: readonly string[], separator = ","): string {
  return `${cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(separator)}\r\n`
}

/**
 * A spreadsheet runs a cell that starts like this as a formula; an apostrophe makes it plain text. A cell that
 * already has an apostrophe before such a sign gets another one, so that reading removes no more than was added.
 */
function guarded(cell: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell
}
