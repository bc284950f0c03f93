"use client"

import { useRef, useState } from "react"
import { dismissToasts, toast } from "@/components/ui/toast"
import { type JobChange, type JobChangesOutcome, reasonOf, useChangeJobs } from "@/lib/queries/job-changes"
import type { JobRow } from "@/lib/queries/jobs"
import { aboutPostings, postings } from "../job-words"
import type { Deed } from "./change-words"

/** Not before something has changed: the list's first visit goes without them. */
const words = () => import("./change-words")

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

  async function tell(deed: Deed, outcome: JobChangesOutcome, asked: number, already: number) {
    const { manyChanged } = await words()
    const back = outcome.done.map(({ job }) => ({ job, to: job.status }))
    const undo = { label: "Undo", onClick: () => void run("undo", back) }
    const canUndo = (deed === "publish" || deed === "archive") && back.length > 0
    toast({
      ...manyChanged(deed, outcome, { asked, already, locale }),
      about: aboutPostings(outcome.done.map(({ job }) => job)),
      ...(canUndo && { action: undo }),
    })
  }

  async function tellNothing(deed: Deed, jobs: readonly JobRow[]) {
    const { deedWords } = await words()
    const are = jobs.length === 1 ? "is" : "are"
    toast({ title: `${postings(jobs.length, locale)} ${are} ${deedWords[deed].done} already` })
  }

  function start(deed: keyof typeof targets, jobs: readonly JobRow[]) {
    const to = targets[deed]
    const changes = jobs.filter(({ status }) => status !== to).map((job) => ({ job, to }))
    if (changes.length > 0) void run(deed, changes, jobs.length - changes.length)
    else void tellNothing(deed, jobs)
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
