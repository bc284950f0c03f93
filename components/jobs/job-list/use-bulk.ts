"use client"

import { useRef, useState } from "react"
import { toast } from "@/components/ui/toast"
import { type JobChange, type JobChangesOutcome, reasonOf, useChangeJobs } from "@/lib/queries/job-changes"
import type { JobRow } from "@/lib/queries/jobs"
import { postings } from "../job-words"
import { type Deed, deedWords, manyChanged } from "./change-words"

export type BulkRun = { deed: Deed; finished: number; total: number }
export type BulkReport = JobChangesOutcome & { deed: Deed }

const targets = { publish: "active", archive: "archived", delete: "deleted" } as const

/** Changes many postings: how far it has come, and what is to be said when some failed. */
export function useBulk(locale: string, onEnd: (deed: Deed, outcome: JobChangesOutcome) => void) {
  const { mutateAsync } = useChangeJobs()
  const stopper = useRef<AbortController>(null)
  const [running, setRunning] = useState<BulkRun | null>(null)
  const [report, setReport] = useState<BulkReport | null>(null)
  const [reportOpen, setReportOpen] = useState(false)

  async function run(deed: Deed, changes: readonly JobChange[], already = 0) {
    if (stopper.current) return
    const controller = (stopper.current = new AbortController())
    const total = changes.length
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
      } else tell(deed, outcome, total, already)
      onEnd(deed, outcome)
    } catch (error) {
      toast({ type: "error", title: "The postings could not all be changed", description: reasonOf(error) })
    } finally {
      stopper.current = null
      setRunning(null)
    }
  }

  function tell(deed: Deed, outcome: JobChangesOutcome, asked: number, already: number) {
    const back = outcome.done.map(({ job }) => ({ job, to: job.status }))
    const undo = { label: "Undo", onClick: () => void run("undo", back) }
    const canUndo = (deed === "publish" || deed === "archive") && back.length > 0
    toast({ ...manyChanged(deed, outcome, { asked, already, locale }), ...(canUndo && { action: undo }) })
  }

  function start(deed: keyof typeof targets, jobs: readonly JobRow[]) {
    const to = targets[deed]
    const changes = jobs.filter(({ status }) => status !== to).map((job) => ({ job, to }))
    if (changes.length > 0) void run(deed, changes, jobs.length - changes.length)
    else
      toast({
        title: `${postings(jobs.length, locale)} ${jobs.length === 1 ? "is" : "are"} ${deedWords[deed].done} already`,
      })
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
