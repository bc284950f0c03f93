"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { Words } from "@/components/messages/words"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { reasonOf } from "@/lib/queries/job-changes"
import type { JobRow } from "@/lib/queries/jobs"
import { quoted } from "./job-words"

const named = 5

export interface DeleteDialogProps {
  jobs: readonly JobRow[]
  open: boolean
  onClose: () => void
  onDelete: () => Promise<void> | void
  focusAfter: () => HTMLElement | null
}

/** Asks before postings are deleted. */
export function DeleteDialog({ jobs, open, onClose, onDelete, focusAfter }: DeleteDialogProps) {
  const words = useMessages()
  const { t } = words
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
  const posting = quoted(only.title, words)
  const postings = t("postings.count", { count: jobs.length })
  return (
    <AlertDialog
      title={one ? t("postingChanges.deleteOne", { posting }) : t("postingChanges.deleteMany", { postings })}
      description={one ? lossOfOne(only, words) : lossOfMany(jobs, words)}
      confirmLabel={one ? t("postingChanges.confirmOne") : t("postingChanges.confirmMany", { postings })}
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
        <ul aria-label={t("postingChanges.toBeDeleted")} className="mt-1 list-disc pl-5 text-sm">
          {jobs.slice(0, named).map((job) => (
            <li key={job.id} className="wrap-anywhere">
              {quoted(job.title, words)}
            </li>
          ))}
          {jobs.length > named ? (
            <li>{t("postingChanges.andMore", { count: jobs.length - named })}</li>
          ) : null}
        </ul>
      )}
    </AlertDialog>
  )
}

function lossOfOne({ referenceId, status }: JobRow, { t }: Words): string {
  return [
    referenceId
      ? t("postingChanges.textAndReferenceLost", { reference: referenceId })
      : t("postingChanges.textLost"),
    status === "active" && t("postingChanges.notSeen"),
  ]
    .filter((sentence) => sentence !== false)
    .join(" ")
}

function lossOfMany(jobs: readonly JobRow[], { t }: Words): string {
  const active = jobs.filter(({ status }) => status === "active").length
  return [t("postingChanges.textsLost"), active > 0 && t("postingChanges.activeNow", { count: active })]
    .filter((sentence) => sentence !== false)
    .join(" ")
}
