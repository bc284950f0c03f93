import { type JobColumn, jobColumnHeadings } from "@/lib/api/imports/job-columns"
import { rowOfCells } from "@/lib/api/imports/job-file"
import type { Language } from "@/lib/messages/language"
import { type ColumnMapping, importedColumns } from "./column-memory"
import type { ImportSource } from "./read-source"
import type { SheetRow } from "./sheet-rows"

type RefusedRows = {
  source: ImportSource
  mapping: ColumnMapping
  rows: readonly SheetRow[]
  /** The heading of the column with the reasons. */
  reason: string
  language: Language
}

/**
 * The refused rows as a file: the columns of the imported one, those that were filled in on the page, and the reason. An import ignores the
 * reason's column, so the file can be fixed and imported as it is.
 */
export function refusedRowsFile({ source, mapping, rows, reason, language }: RefusedRows): string {
  const separator = source.separator === "," ? "," : ";"
  const added = importedColumns.filter(
    (column) => !mapping.includes(column) && rows.some(({ cells }) => cells[column]),
  )
  const stored = new Map(source.rows.map(({ number, cells }) => [number, cells]))
  const named = (column: JobColumn) => jobColumnHeadings[column][language]
  const heading = [...source.headings, ...added.map(named), reason]
  const lines = rows.map(({ number, cells, told }) => [
    ...source.headings.map((_, index) => {
      const column = mapping[index]
      return (column ? cells[column] : stored.get(number)?.[index]) ?? ""
    }),
    ...added.map((column) => cells[column] ?? ""),
    (told?.problems ?? [])
      .map((problem) => (problem.column ? `${named(problem.column)}: ${problem.message}` : problem.message))
      .join(" "),
  ])
  return `\ufeff${[heading, ...lines].map((cells) => rowOfCells(cells, separator)).join("")}`
}
