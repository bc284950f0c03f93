"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { JobCells, JobColumn } from "@/lib/api/imports/job-columns"
import type { ImportSettings } from "@/lib/queries/imports"
import { type ColumnMapping, mappingFor, rememberMapping } from "./column-memory"
import type { ImportSource } from "./read-source"
import { isHeldBack, kindOf, mayBeRepeat, type Mends, ofKinds, type SheetRow, sheetRows } from "./sheet-rows"
import { useImportRun } from "./use-import-run"

const nothing: Mends = new Map()

/** An import from its file to its result: what was chosen and fixed, and how far each row has come. */
export function useImport() {
  const { language, textOf } = useMessages()
  const [source, setSource] = useState<ImportSource | null>(null)
  const [mapping, setMapping] = useState<ColumnMapping>([])
  const [settings, setSettings] = useState<ImportSettings>({ decimal: ".", createsWithoutReference: false })
  const [mends, setMends] = useState(nothing)
  /** What is being typed into refused cells, until their row is tried again. */
  const [drafts, setDrafts] = useState(nothing)
  const [rows, setRows] = useState<readonly SheetRow[]>([])
  const [tried, setTried] = useState(false)
  const run = useImportRun(setRows)

  const begun = rows.some(({ stage }) => stage !== "waiting" && stage !== "tried")
  /** Whether postings are there because of these columns; those of an import that was undone are not. */
  const columnsFixed = rows.some(({ stage }) => stage === "imported" || stage === "unknown")
  const notImported = ofKinds(rows, "waiting", "toCreate", "toUpdate", "held", "refused")
  const unsaved = drafts.size > 0 || notImported.some(({ number }) => mends.has(number))

  /** The service doesn't know about imports: once this page has forgotten one, it can no longer be undone as a whole. */
  const undoable = ofKinds(rows, "created", "updated").length

  function begin(next: ImportSource | null) {
    setSource(next)
    setMapping(next ? mappingFor(next.headings) : [])
    setSettings({
      decimal: next && usesCommas(next.separator, language) ? "," : ".",
      createsWithoutReference: false,
    })
    setMends(nothing)
    setDrafts(nothing)
    outdate()
  }

  /** The rows were tried with other columns or settings, so their results no longer apply. */
  function outdate() {
    setRows([])
    setTried(false)
    run.forgetFailure()
  }

  function changeMapping(next: ColumnMapping) {
    setMapping(next)
    outdate()
  }

  function changeSettings(change: Partial<ImportSettings>) {
    setSettings({ ...settings, ...change })
    outdate()
  }

  function tryOut() {
    if (!source || run.progress) return
    rememberMapping(source.headings, mapping)
    const read = sheetRows({ source, mapping, mends, textOf })
    setRows(read)
    setTried(true)
    void run.sendAll("trial", read.filter(isToTry), settings)
  }

  function type(number: number, column: JobColumn, text: string) {
    setDrafts(new Map(drafts).set(number, { ...drafts.get(number), [column]: text }))
  }

  /**
   * Tries rows again with what was typed into them and the cells `also`, along with rows that this fixes too: of two with one reference,
   * the other. Returns whether any are sent.
   */
  function tryMended(numbers: readonly number[], also: JobCells = {}): boolean {
    if (!source || run.progress) return false
    const typed = numbers.map(
      (number) => [number, { ...mends.get(number), ...drafts.get(number), ...also }] as const,
    )
    const mended: Mends = new Map([...mends, ...typed])
    const waitedBefore = new Set(ofKinds(rows, "waiting").map(({ number }) => number))
    const read = sheetRows({ source, mapping, mends: mended, textOf }, rows).map((row) =>
      // A row whose cells haven't changed may still fare differently, for example because someone else has made a change meanwhile.
      (numbers.includes(row.number) || mayBeRepeat(row)) && !row.barred && row.stage === "tried"
        ? { ...row, stage: "waiting" as const, told: null }
        : row,
    )
    setMends(mended)
    setDrafts(new Map([...drafts].filter(([number]) => !numbers.includes(number))))
    setRows(read)
    const again = read.filter(
      (row) => isToTry(row) && (row.barred ? numbers.includes(row.number) : !waitedBefore.has(row.number)),
    )
    void run.sendAll("trial", again, settings)
    return again.length > 0
  }

  return {
    ...{ source, mapping, settings, drafts, rows, tried, begun, columnsFixed, unsaved, undoable, run },
    ...{ begin, changeMapping, changeSettings, tryOut, type, tryMended },
    tryRest: () => void run.sendAll("trial", ofKinds(rows, "waiting"), settings),
    importAll: () => void run.sendAll("import", ofKinds(rows, "toCreate", "toUpdate"), settings),
    /** Lets rows be imported that publish postings with errors in the posting check, or no longer. */
    publishDespiteErrors: (despiteErrors: boolean) =>
      setRows(rows.map((row) => (isHeldBack(row) ? { ...row, despiteErrors } : row))),
    /** Takes the status out of the rows that are held: new postings become drafts, and others keep the status they have. */
    dontPublish: () =>
      tryMended(
        rows.filter(isHeldBack).map(({ number }) => number),
        { status: "" },
      ),
    undoAll: () => void run.undo(ofKinds(rows, "created", "updated")),
    /** Lets rows be imported again if nobody knows whether they were. */
    sendAgain: () =>
      setRows(rows.map((row) => (kindOf(row) === "unknown" ? { ...row, stage: "tried" as const } : row))),
  }
}

/** Also a row that another one repeats: it is refused, but may have more to correct. */
function isToTry(row: SheetRow): boolean {
  return kindOf(row) === "waiting" || row.barred === "repeated"
}

export type Import = ReturnType<typeof useImport>

/**
 * A file separates cells with semicolons because its decimals have commas. A tab says nothing about that, so the reader's language decides.
 */
function usesCommas(separator: ImportSource["separator"], language: string): boolean {
  return separator === ";" || (separator !== "," && language === "fr")
}
