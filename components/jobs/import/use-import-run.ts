"use client"

import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { ApiError } from "@/lib/queries/api-error"
import { type ImportSettings, mayBeDone, partsOfRows, sendRows } from "@/lib/queries/imports"
import { refetchJobs } from "@/lib/queries/jobs"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { runEach } from "@/lib/queries/run-each"
import { undoImported, type WrittenPosting } from "@/lib/queries/undo-import"
import { useMessages } from "@/components/messages/use-messages"
import { findsItsPosting, kindOf, type SheetRow, withMore, withoutRepeats } from "./sheet-rows"

export type ImportDeed = "trial" | "import" | "undo"
/** What is under way; `stopping` means that requests already sent are still awaited. */
export type ImportProgress = { deed: ImportDeed; finished: number; total: number; stopping: boolean }
export type ImportFailure = { deed: ImportDeed; reason: string }

const undoneAtOnce = 4

/** Tries rows, imports them and undoes that, a part at a time; changes to the rows go through `change`. */
export function useImportRun(change: (to: (rows: readonly SheetRow[]) => readonly SheetRow[]) => void) {
  const { t, textOf } = useMessages()
  const client = useQueryClient()
  const { mutateAsync: send } = useMutation({ mutationFn: sendRows })
  const { mutateAsync: undoOne } = useMutation({ mutationFn: undoImported })
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [failure, setFailure] = useState<ImportFailure | null>(null)
  const stopper = useRef<AbortController | null>(null)

  const replace = (changed: readonly SheetRow[]) => {
    const byNumber = new Map(changed.map((row) => [row.number, row]))
    change((rows) => rows.map((row) => byNumber.get(row.number) ?? row))
  }

  /** One action at a time; `work` reports its progress, and stops before its next step once `signal` is aborted. */
  async function perform(
    deed: ImportDeed,
    total: number,
    work: (signal: AbortSignal, told: (finished: number) => void) => Promise<void>,
  ): Promise<void> {
    if (stopper.current || total === 0) return
    const { signal } = (stopper.current = new AbortController())
    setFailure(null)
    setProgress({ deed, finished: 0, total, stopping: false })
    try {
      await work(signal, (finished) => setProgress({ deed, finished, total, stopping: signal.aborted }))
    } catch (error) {
      // Nothing is lost if a dry run is cut off during a call.
      if (!(signal.aborted && deed === "trial")) setFailure({ deed, reason: refusalInWords(error) })
    }
    stopper.current = null
    setProgress(null)
    if (deed !== "trial") void refetchJobs(client)
  }

  function sendAll(deed: "trial" | "import", chosen: readonly SheetRow[], settings: ImportSettings) {
    const dryRun = deed === "trial"
    return perform(deed, chosen.length, async (signal, told) => {
      let finished = 0
      for (const part of partsOfRows(chosen)) {
        if (signal.aborted) return
        try {
          const sent = { rows: part, dryRun, ...settings, ...(dryRun && { signal }) }
          const rows = await send(sent)
          const answers = new Map(rows.map((row) => [row.number, row]))
          replace(part.map((row) => answered(row, answers.get(row.number) ?? null, !dryRun)))
          if (dryRun) change((all) => withoutRepeats(all, textOf))
        } catch (error) {
          if (!dryRun && mayBeDone(error))
            replace(part.filter((row) => !findsItsPosting(row)).map((row) => ({ ...row, stage: "unknown" })))
          throw error
        }
        finished += part.length
        told(finished)
      }
    })
  }

  function undo(chosen: readonly SheetRow[]) {
    let finished = 0
    return perform("undo", chosen.length, (signal, told) =>
      runEach(chosen, { atOnce: undoneAtOnce, signal }, async (row) => {
        const kind = kindOf(row)
        if ((kind === "created" || kind === "updated") && row.told?.id && row.told.version) {
          const written = { id: row.told.id, outcome: kind, version: row.told.version }
          replace([{ ...row, ...(await undone(written)) }])
        }
        told(++finished)
      }),
    )
  }

  /** A refusal for one posting doesn't stop the others. */
  async function undone(written: WrittenPosting): Promise<Partial<SheetRow>> {
    try {
      return (await undoOne(written)) ? { stage: "undone" } : { note: t("importPage.changedSince") }
    } catch (error) {
      if (!(error instanceof ApiError) || error.temporary || error.status === 401) throw error
      return { note: t("importPage.notUndoneBecause", { reason: refusalInWords(error) }) }
    }
  }

  return {
    progress,
    failure,
    sendAll,
    undo,
    /** Starts nothing more; requests already sent are awaited, and count. */
    stop: () => {
      stopper.current?.abort()
      setProgress((present) => present && { ...present, stopping: true })
    },
    forgetFailure: () => setFailure(null),
  }
}

/** A row with the service's response: what a trial or an import refuses isn't imported. */
function answered(row: SheetRow, told: SheetRow["told"], imports: boolean): SheetRow {
  if (!told) return row
  if (row.barred) return withMore(row, told)
  const isWritten = imports && told.outcome !== "refused" && !told.held && !told.overtaken
  return { ...row, told, despiteErrors: false, stage: isWritten ? "imported" : "tried" }
}
