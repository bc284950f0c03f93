"use client"

import { useCallback, useMemo, useState } from "react"
import type { JobChangesOutcome } from "@/lib/queries/job-changes"
import type { JobRow } from "@/lib/queries/jobs"
import type { RowActions } from "./row-props"
import { idsOf, listPlace, neighbourOf, rowLink } from "./row-focus"
import { useBulk } from "./use-bulk"
import { useDeletion } from "./use-deletion"
import type { BulkAsked } from "../bulk-run/bulk-asked"
import type { SelectionChange } from "./use-selection"
import type { PublishQuestion } from "../publish-question"
import type { ListDeed } from "../status-deeds"
import { useStatusChange } from "../use-status-change"

export interface ListWorkOptions {
  rows: readonly JobRow[]
  select: (change: SelectionChange) => void
  today: string
}

/** What can be done with the postings in sight: one by one, and with those selected. */
export function useListWork({ rows, select, today }: ListWorkOptions) {
  const [sheet, setSheet] = useState<{ job: JobRow; open: boolean } | null>(null)
  const [run, askRun] = useState<BulkAsked | null>(null)
  const [question, setQuestion] = useState<{ asked: PublishQuestion; open: boolean } | null>(null)
  const ask = useCallback((asked: PublishQuestion) => setQuestion({ asked, open: true }), [])
  const setStatus = useStatusChange(today, ask)

  function onEnd(_: ListDeed, { done, failed }: JobChangesOutcome) {
    const gone = new Set(done.filter(({ to }) => to === "deleted").map(({ job }) => job.id))
    const first = done[0]?.job.id
    const next = first !== undefined && gone.has(first) ? neighbourOf(idsOf(rows), gone) : first
    // What failed stays selected; its report has the focus.
    if (failed.length > 0) return select({ kind: "only", ids: idsOf(failed.map(({ job }) => job)) })
    select({ kind: "none" })
    ;(rowLink(next) ?? listPlace())?.focus()
  }

  const bulk = useBulk({ onEnd, ask })

  const deletion = useDeletion(rows, (jobs) => bulk.start("deleted", jobs))
  const { ask: askDelete } = deletion

  const actions = useMemo<RowActions>(
    () => ({
      setStatus: (job, status) => void setStatus(job, status),
      askDelete,
      openSheet: (job) => setSheet({ job, open: true }),
    }),
    [setStatus, askDelete],
  )

  return {
    actions,
    select,
    bulk,
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
