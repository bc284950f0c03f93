import * as z from "zod"
import { packMessage, say } from "@/lib/messages/message"
import type { Language } from "@/lib/messages/language"
import { textOf } from "@/lib/messages/text-of"
import { boundedList } from "../fields"
import type { ImportedRow, ImportOptions } from "../imports/import-row"
import { cellsOfJob, type JobCells, type JobColumn, jobColumns } from "../imports/job-columns"
import type { JobAnswer } from "../v1.1/answers"

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
    /** The version of its posting that a dry run told, null if there was none; the row is not imported over another one. */
    seen: z
      .int({ error: packMessage(say("imports.cellsNotObject")) })
      .nullable()
      .optional(),
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
export type ImportedRowAnswer = Omit<ImportedRow, "problems" | "becomes"> & {
  number: number
  /** What a dry run would create, as cells of a file, without what the row is known by. */
  becomes: JobCells | null
  problems: { column: JobColumn | null; message: string }[]
}

/** What became of row `number`, in `language`. */
export function presentImportedRow(
  number: number,
  { problems, becomes, ...row }: ImportedRow,
  language: Language,
): ImportedRowAnswer {
  const told = problems.map(({ column, message }) => ({ column, message: textOf(message, language) }))
  return { number, ...row, becomes: becomes && particularsOf(becomes, language), problems: told }
}

const knownBy: readonly JobColumn[] = ["id", "referenceId", "title", "publishDate", "description"]

function particularsOf(job: JobAnswer, language: Language): JobCells {
  const cells = Object.entries(cellsOfJob(job, language)) as [JobColumn, string][]
  return Object.fromEntries(cells.filter(([column, text]) => text !== "" && !knownBy.includes(column)))
}

/** The cells that a request sent, without undefined ones. */
export function cellsSent(cells: Record<string, string | undefined>): JobCells {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== undefined))
}
