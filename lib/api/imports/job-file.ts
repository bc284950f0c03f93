import type { Language } from "@/lib/messages/language"
import type { JobAnswer } from "../v1.1/answers"
import { cellsOfJob, jobColumnHeadings, jobColumns } from "./job-columns"

/** The heading of a file of postings, with the mark without which Excel reads UTF-8 as something else. */
export function jobFileHeading(language: Language): string {
  return `\ufeff${rowOfCells(jobColumns.map((column) => jobColumnHeadings[column][language]))}`
}

/** A posting as a row that `readPostingFile` reads back as it is. */
export function jobFileRow(job: JobAnswer, language: Language): string {
  const cells = cellsOfJob(job, language)
  return rowOfCells(jobColumns.map((column) => cells[column]))
}

/** `jobs` as one JSON document, `{"data": […]}`, each as `present` tells it; a line is a posting, so that a long file can be read by lines. */
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

/** Each cell in quotes: a sign within one may part cells where others are parted by it. */
export function rowOfCells(cells: readonly string[], separator = ","): string {
  return `${cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(separator)}\r\n`
}

/**
 * A spreadsheet takes a cell that begins like this for a formula, and runs it. An apostrophe makes it plain text; what begins with
 * one before such a sign gets another, so that reading takes away no more than was added.
 */
function guarded(cell: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell
}
