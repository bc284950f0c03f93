import * as z from "zod"
import { packMessage, say } from "@/lib/messages/message"
import type { Language } from "@/lib/messages/language"
import { textOf } from "@/lib/messages/text-of"
import { boundedList } from "../fields"
import type { ImportedRow, ImportOptions } from "../imports/import-row"
import { type JobCells, type JobColumn, jobColumns } from "../imports/job-columns"

/** The most rows in one request. A page sends a file in parts, so that it can show its progress and stop. */
const mostImportedRows = 100

const cell = z.string({ error: packMessage(say("imports.cellNotText")) }).optional()

const flag = (name: string) =>
  z.boolean({ error: packMessage(say("fields.notTrueOrFalse", { name })) }).default(false)

const row = z.object(
  {
    number: z.int({ error: packMessage(say("imports.cellsNotObject")) }).min(0),
    cells: z.object(Object.fromEntries(jobColumns.map((column) => [column, cell])), {
      error: packMessage(say("imports.cellsNotObject")),
    }),
    /** Whether its posting is also published with errors in the posting check. */
    despiteErrors: flag("despiteErrors"),
  },
  { error: packMessage(say("imports.cellsNotObject")) },
)

/** The body of `POST /api/dashboard/imports`. `decimal` is the decimal separator for amounts that could be read in two ways. */
export const importRequest = z.object({
  dryRun: flag("dryRun"),
  createsWithoutReference: flag("createsWithoutReference"),
  decimal: z
    .enum([".", ","], { error: packMessage(say("fields.notOneOf", { name: "decimal", values: ". ," })) })
    .default("."),
  rows: boundedList(row, packMessage(say("imports.rowsMissing")), mostImportedRows),
})

/** The locale to read amounts in, by decimal separator. */
export function localeOfDecimal(decimal: "." | ","): ImportOptions["locale"] {
  return decimal === "," ? "fr-CA" : "en-CA"
}

export type ImportAnswer = { rows: ImportedRowAnswer[] }
export type ImportedRowAnswer = Omit<ImportedRow, "problems"> & {
  number: number
  problems: { column: JobColumn | null; message: string }[]
}

/** What became of row `number`, in `language`. */
export function presentImportedRow(
  number: number,
  { problems, ...row }: ImportedRow,
  language: Language,
): ImportedRowAnswer {
  const told = problems.map(({ column, message }) => ({ column, message: textOf(message, language) }))
  return { number, ...row, problems: told }
}

/** The cells that a request sent, without undefined ones. */
export function cellsSent(cells: Record<string, string | undefined>): JobCells {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== undefined))
}
