import type { Language } from "@/lib/messages/language"
import type { JobAnswer } from "../v1.1/answers"
import { withFormulaGuard } from "./formula-guard"
import { cellsOfJob, jobColumnHeadings, jobColumns } from "./job-columns"

/** Where decimals have commas, spreadsheets expect semicolons between the cells. */
const separatorIn = { en: ",", fr: ";" } as const

/** The heading of a file of postings, with the byte order mark without which Excel doesn't read it as UTF-8. */
export function jobFileHeading(language: Language): string {
  const headings = jobColumns.map((column) => jobColumnHeadings[column][language])
  return `\ufeff${rowOfCells(headings, separatorIn[language])}`
}

/** A posting as a row that `readPostingFile` reads back unchanged. */
export function jobFileRow(job: JobAnswer, language: Language): string {
  const cells = cellsOfJob(job, language)
  return rowOfCells(
    jobColumns.map((column) => cells[column]),
    separatorIn[language],
  )
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
export function rowOfCells(cells: readonly string[], separator: "," | ";"): string {
  return `${cells.map((cell) => `"${withFormulaGuard(cell).replaceAll('"', '""')}"`).join(separator)}\r\n`
}
