"use client"

import { useRef, useState } from "react"
import { dismissToasts, toast } from "@/components/ui/toast"
import { type RowChange, type JobChangesOutcome, reasonOf, useChangeJobs } from "@/lib/queries/job-changes"
import type { JobRow } from "@/lib/queries/jobs"
import { aboutPostings } from "../job-words"
import type { BulkDeed } from "../status-deeds"

/** Not before something has changed: the list's first visit goes without them. */
const messages = () => import("../status-messages")

export type BulkRun = { deed: BulkDeed; finished: number; total: number }
export type BulkOutcome = JobChangesOutcome & { deed: BulkDeed }

/** Changes many postings: how far it has come, and what is to be said when some failed. */
export function useBulk(locale: string, onEnd: (deed: BulkDeed, outcome: JobChangesOutcome) => void) {
  const { mutateAsync } = useChangeJobs()
  const stopper = useRef<AbortController>(null)
  const [running, setRunning] = useState<BulkRun | null>(null)
  const [report, setReport] = useState<BulkOutcome | null>(null)
  const [reportOpen, setReportOpen] = useState(false)

  async function run(deed: BulkDeed, changes: readonly RowChange[], already = 0) {
    if (stopper.current) return
    const controller = (stopper.current = new AbortController())
    const total = changes.length
    const about = aboutPostings(changes.map(({ job }) => job))
    dismissToasts(about)
    setReportOpen(false)
    setRunning({ deed, finished: 0, total })
    try {
      const outcome = await mutateAsync({
        changes,
        signal: controller.signal,
        onProgress: (finished) => setRunning({ deed, finished, total }),
      })
      if (outcome.failed.length > 0) {
        setReport({ ...outcome, deed })
        setReportOpen(true)
      } else void tell(deed, outcome, total, already)
      onEnd(deed, outcome)
    } catch (error) {
      toast({
        type: "error",
        title: "The postings could not all be changed",
        description: reasonOf(error),
        about,
      })
    } finally {
      stopper.current = null
      setRunning(null)
    }
  }

  async function tell(deed: BulkDeed, outcome: JobChangesOutcome, asked: number, already: number) {
    const { manyChanged } = await messages()
    const back = outcome.done.map(({ job }) => ({ job, to: job.status }))
    const undo = { label: "Undo", onClick: () => void run("undo", back) }
    const canUndo = (deed === "active" || deed === "archived") && back.length > 0
    toast({
      ...manyChanged(deed, outcome, { asked, already, locale }),
      about: aboutPostings(outcome.done.map(({ job }) => job)),
      ...(canUndo && { action: undo }),
    })
  }

  async function tellNothing(deed: BulkDeed, count: number) {
    const { nothingChanged } = await messages()
    toast(nothingChanged(deed, count, locale))
  }

  function start(to: Exclude<BulkDeed, "undo">, jobs: readonly JobRow[]) {
    const changes = jobs.filter(({ status }) => status !== to).map((job) => ({ job, to }))
    if (changes.length > 0) void run(to, changes, jobs.length - changes.length)
    else void tellNothing(to, jobs.length)
  }

  function retry() {
    if (report) void run(report.deed, report.failed)
  }

  return {
    running,
    report,
    reportOpen,
    start,
    retry,
    stop: () => stopper.current?.abort(),
    closeReport: () => setReportOpen(false),
  }
}
