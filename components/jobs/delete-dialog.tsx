"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { Words } from "@/components/messages/words"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { reasonOf } from "@/lib/queries/reason-of"
import type { JobRow } from "@/lib/queries/jobs"
import { quoted } from "./job-words"

export interface DeleteDialogProps {
  job: JobRow | null
  open: boolean
  onClose: () => void
  onDelete: () => Promise<void> | void
  focusAfter: () => HTMLElement | null
}

/** Asks before a posting is deleted. */
export function DeleteDialog({ job, open, onClose, onDelete, focusAfter }: DeleteDialogProps) {
  const words = useMessages()
  const { t } = words
  const [error, setError] = useState<string | null>(null)
  if (!job) return null

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

  return (
    <AlertDialog
      title={t("postingChanges.deleteOne", { posting: quoted(job.title, words) })}
      description={lossOf(job, words)}
      confirmLabel={t("postingChanges.confirmOne")}
      open={open}
      onOpenChange={(next) => {
        if (next) return
        setError(null)
        onClose()
      }}
      onConfirm={confirm}
      error={error}
      focusAfter={focusAfter}
    />
  )
}

function lossOf({ referenceId, status }: JobRow, { t }: Words): string {
  return [
    referenceId
      ? t("postingChanges.textAndReferenceLost", { reference: referenceId })
      : t("postingChanges.textLost"),
    status === "active" && t("postingChanges.notSeen"),
  ]
    .filter((sentence) => sentence !== false)
    .join(" ")
}
