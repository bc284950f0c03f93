"use client"

import { useState } from "react"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { formatNumber } from "@/lib/format/numbers"
import { reasonOf } from "@/lib/queries/job-changes"
import type { JobRow } from "@/lib/queries/jobs"
import { postings, quoted } from "./job-words"

const named = 5

export interface DeleteDialogProps {
  jobs: readonly JobRow[]
  open: boolean
  locale: string
  onClose: () => void
  onDelete: () => Promise<void> | void
  focusAfter: () => HTMLElement | null
}

/** Asks before postings are deleted for good. */
export function DeleteDialog({ jobs, open, locale, onClose, onDelete, focusAfter }: DeleteDialogProps) {
  const [error, setError] = useState<string | null>(null)
  const [only] = jobs
  if (!only) return null

  async function confirm() {
    setError(null)
    try {
      await onDelete()
      return true
    } catch (refusal) {
      setError(reasonOf(refusal))
      return false
    }
  }

  const one = jobs.length === 1
  return (
    <AlertDialog
      title={one ? `Delete ${quoted(only.title)}?` : `Delete ${postings(jobs.length, locale)}?`}
      description={one ? lossOfOne(only) : lossOfMany(jobs, locale)}
      confirmLabel={one ? "Delete posting" : `Delete ${postings(jobs.length, locale)}`}
      open={open}
      onOpenChange={(next) => {
        if (next) return
        setError(null)
        onClose()
      }}
      onConfirm={confirm}
      error={error}
      focusAfter={focusAfter}
    >
      {one ? null : (
        <ul aria-label="To be deleted" className="mt-1 list-disc pl-5 text-sm">
          {jobs.slice(0, named).map((job) => (
            <li key={job.id} className="wrap-anywhere">
              {quoted(job.title)}
            </li>
          ))}
          {jobs.length > named ? <li>and {formatNumber(jobs.length - named, locale)} more</li> : null}
        </ul>
      )}
    </AlertDialog>
  )
}

function lossOfOne({ referenceId, status }: JobRow): string {
  const what = referenceId ? `Its text and its reference ${referenceId} are` : "Its text is"
  const seen = status === "active" ? " Candidates no longer see it." : ""
  const instead = status === "archived" ? "" : " To keep it, archive it instead."
  return `${what} lost for good, also for the systems that use it.${seen} This cannot be undone.${instead}`
}

function lossOfMany(jobs: readonly JobRow[], locale: string): string {
  const active = jobs.filter(({ status }) => status === "active").length
  const seen =
    active > 0 ? ` ${formatNumber(active, locale)} of them ${active === 1 ? "is" : "are"} active now.` : ""
  return `Their texts and references are lost for good, also for the systems that use them.${seen} This cannot be undone. To keep them, archive them instead.`
}
