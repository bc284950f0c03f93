"use client"

import { useCallback, useMemo, useState } from "react"
import type { JobRow } from "@/lib/queries/jobs"
import type { RowActions } from "./row-props"
import { rowLink } from "./row-focus"
import { useDeletion } from "./use-deletion"
import type { BulkAsked, BulkKind } from "../bulk-run/bulk-asked"
import type { SelectionChange } from "./use-selection"
import type { PublishQuestion } from "../publish-question"
import { useStatusChange } from "../use-status-change"

const statuses: Partial<Record<BulkKind, "active" | "archived">> = { publish: "active", archive: "archived" }

export interface ListWorkOptions {
  rows: readonly JobRow[]
  select: (change: SelectionChange) => void
  today: string
}

/** What can be done with the postings shown, one by one and with those selected. */
export function useListWork({ rows, select, today }: ListWorkOptions) {
  const [sheet, setSheet] = useState<{ job: JobRow; open: boolean } | null>(null)
  const [run, askRun] = useState<BulkAsked | null>(null)
  const [question, setQuestion] = useState<{ asked: PublishQuestion; open: boolean } | null>(null)
  const ask = useCallback((asked: PublishQuestion) => setQuestion({ asked, open: true }), [])
  const setStatus = useStatusChange(today, ask)
  const deletion = useDeletion(rows)
  const { ask: askDelete } = deletion

  const actions = useMemo<RowActions>(
    () => ({
      setStatus: (job, status) => void setStatus(job, status),
      askDelete,
      openSheet: (job) => setSheet({ job, open: true }),
    }),
    [setStatus, askDelete],
  )

  /** Does what the row's menu would do with the one selected posting; false if that is nothing. */
  function doWithOne(kind: BulkKind, job: JobRow): boolean {
    const status = statuses[kind]
    if (kind !== "delete" && (!status || job.status === status)) return false
    if (!status) askDelete(job)
    else {
      actions.setStatus(job, status)
      select({ kind: "none" })
      rowLink(job.id)?.focus()
    }
    return true
  }

  return {
    actions,
    select,
    doWithOne,
    deletion,
    sheet,
    run,
    askRun,
    closeSheet: () => setSheet(sheet && { ...sheet, open: false }),
    question,
    closeQuestion: () => setQuestion(question && { ...question, open: false }),
  }
}

export type ListWork = ReturnType<typeof useListWork>
