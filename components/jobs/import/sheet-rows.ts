import type { JobCells, JobColumn } from "@/lib/api/imports/job-columns"
import { type ImportRow, rowsToImport } from "@/lib/api/imports/read-posting-file"
import { repeatedReferences, repeatedRows } from "@/lib/api/imports/repeated-rows"
import { namesNoReference, namesOfRow } from "@/lib/api/imports/row-names"
import type { Message, MessageKey } from "@/lib/messages/message"
import type { ImportedRowAnswer } from "@/lib/api/dashboard/imports"
import type { Tone } from "@/components/ui/tone"
import type { ColumnMapping } from "./column-memory"
import type { ImportSource } from "./read-source"

/** The cells that were fixed in the table, by row number. */
export type Mends = ReadonlyMap<number, JobCells>

/** How far a row has come: `told` is the latest that the service said about it, or what is wrong with it in the file. */
export type SheetRow = {
  number: number
  cells: JobCells
  /**
   * Why the file by itself refuses the row, null if it doesn't: it can't be read, or another row is about the same posting. The
   * service only tries out the latter, to find what else is wrong.
   */
  barred: "unreadable" | "repeated" | null
  told: Omit<ImportedRowAnswer, "number"> | null
  /** Whether its posting is to be published although the posting check has found errors. */
  despiteErrors?: boolean
  stage: "waiting" | "tried" | "imported" | "unknown" | "undone"
  /** Why it could not be undone. */
  note?: string
}

/** What people see about a row in one word, in the order of the counts. */
export const rowKinds = {
  waiting: { label: "importPage.waiting", tone: "neutral" },
  unknown: { label: "importPage.unknown", tone: "warning" },
  created: { label: "importPage.created", tone: "positive" },
  toCreate: { label: "importPage.toCreate", tone: "positive" },
  updated: { label: "importPage.updated", tone: "info" },
  toUpdate: { label: "importPage.toUpdate", tone: "info" },
  held: { label: "importPage.held", tone: "warning" },
  unchanged: { label: "importPage.unchanged", tone: "neutral" },
  refused: { label: "importPage.refused", tone: "negative" },
  kept: { label: "importPage.kept", tone: "warning" },
  undone: { label: "importPage.takenBack", tone: "neutral" },
} as const satisfies Record<string, { label: MessageKey; tone: Tone }>

export type RowKind = keyof typeof rowKinds

export function kindOf({ stage, told, note, despiteErrors }: SheetRow): RowKind {
  if (stage !== "tried" && stage !== "imported") return stage
  if (!told) return "waiting"
  if (note) return "kept"
  if (told.held && !despiteErrors) return "held"
  if (stage === "imported" || told.outcome === "unchanged" || told.outcome === "refused") return told.outcome
  return told.outcome === "created" ? "toCreate" : "toUpdate"
}

/** Whether a row waits for an answer about its posting's errors, or was let through after it. */
export function isHeldBack({ stage, told }: SheetRow): boolean {
  return stage === "tried" && (told?.held ?? false)
}

/** Whether someone changed a row's posting after the dry run, so that it waits to be looked at again. */
export function isOvertaken({ stage, told }: SheetRow): boolean {
  return stage === "tried" && (told?.overtaken ?? false)
}

/** How many rows are of each kind; kinds without rows are left out. */
export function kindCounts(rows: readonly SheetRow[]): Partial<Record<RowKind, number>> {
  const counts: Partial<Record<RowKind, number>> = {}
  for (const row of rows) counts[kindOf(row)] = (counts[kindOf(row)] ?? 0) + 1
  return counts
}

export function ofKinds(rows: readonly SheetRow[], ...kinds: readonly RowKind[]): SheetRow[] {
  return rows.filter((row) => kinds.includes(kindOf(row)))
}

type Sheet = {
  source: ImportSource
  mapping: ColumnMapping
  mends: Mends
  textOf: (message: Message) => string
}

/**
 * The rows of a file with the cells that were fixed in them. A row of `before` keeps its state if its cells and its problems in the file
 * are the same; an imported row keeps its state in any case.
 */
export function sheetRows(
  { source, mapping, mends, textOf }: Sheet,
  before: readonly SheetRow[] = [],
): SheetRow[] {
  const read = rowsToImport(source, mapping).map((row) => ({
    ...row,
    cells: { ...row.cells, ...mends.get(row.number) },
    // Problems with references are found anew, since they can be fixed.
    problems: row.problems.filter(({ column }) => column === null),
  }))
  const repeated = repeatedReferences(read)
  const known = new Map(before.map((row) => [row.number, row]))
  return read.map((row) => {
    const old = known.get(row.number)
    if (old && ["imported", "unknown", "undone"].includes(old.stage)) return old
    if (row.problems.length > 0) return barredRow("unreadable", row, textOf)
    const same = old && sameCells(old.cells, row.cells)
    const problems = repeated.get(row)
    if (problems) return withMore(barredRow("repeated", { ...row, problems }, textOf), same ? old.told : null)
    return same && !old.barred
      ? old
      : { number: row.number, cells: row.cells, barred: null, told: null, stage: "waiting" }
  })
}

function barredRow(
  barred: NonNullable<SheetRow["barred"]>,
  { number, cells, problems }: ImportRow,
  textOf: Sheet["textOf"],
): SheetRow {
  const told = {
    ...{ outcome: "refused" as const, id: null, version: null, held: false, status: null },
    ...{ title: cells.title ?? "", changes: [], forCandidates: null },
    ...{ seen: null, overtaken: false, becomes: null, places: [] },
    problems: problems.map(({ column, message }) => ({ column, message: textOf(message) })),
  }
  return { number, cells, barred, told, stage: "tried" }
}

/** A row that another one repeats, with what the service `found` wrong in its other cells. */
export function withMore(row: SheetRow, found: SheetRow["told"]): SheetRow {
  const own = row.told?.problems.filter(isOfRepeat) ?? []
  const others = found?.problems.filter((problem) => !isOfRepeat(problem)) ?? []
  return { ...row, told: row.told && { ...row.told, problems: [...own, ...others] } }
}

function isOfRepeat({ column }: { column: JobColumn | null }): boolean {
  return column === "referenceId" || column === "id"
}

function sameCells(one: JobCells, other: JobCells): boolean {
  const columns = Object.keys({ ...one, ...other }) as JobColumn[]
  return columns.every((column) => one[column] === other[column])
}

/** Whether a row finds its posting again by its reference, or by its ID if it has none, so that sending it twice does no harm. */
export function findsItsPosting({ cells, told }: Pick<SheetRow, "cells" | "told">): boolean {
  return !namesNoReference(cells) || told?.outcome === "updated"
}

/**
 * `rows`, refusing those that were tried in different calls but lead to the same posting: by references that differ only in spaces, or by
 * an ID.
 */
export function withoutRepeats(rows: readonly SheetRow[], textOf: Sheet["textOf"]): readonly SheetRow[] {
  const repeated = repeatedRows(rows, ({ cells, stage, told }) => {
    if (stage !== "tried" || !told || told.outcome === "refused") return null
    if (told.id !== null) return `id ${told.id}`
    return namesNoReference(cells) ? null : `reference ${cells.referenceId?.trim()}`
  })
  return repeated.size === 0
    ? rows
    : rows.map((row) => {
        const problems = repeated.get(row)
        return problems ? barredRow("repeated", { ...row, problems }, textOf) : row
      })
}

/** Whether a row may have been refused because of another one, so that it should be tried again once that one is fixed. */
export function mayBeRepeat({ cells, told }: SheetRow): boolean {
  const { references, id } = namesOfRow(cells)
  const isNamed = references.length > 0 || id !== null
  return isNamed && (told?.problems.some(isOfRepeat) ?? false)
}
