"use client"

import { useState } from "react"
import { quoted } from "@/components/jobs/job-words"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { ApiError } from "@/lib/queries/api-error"
import { type ApiKey, useRevokeKey } from "@/lib/queries/api-keys"
import type { ListTime } from "./key-facts"
import { maskedKey, usageInWords } from "./key-words"

export interface RevokeKeyDialogProps {
  apiKey: ApiKey
  time: ListTime
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Asks before a key ends for good, and says who would miss it. */
export function RevokeKeyDialog({ apiKey, time, onClose, focusAfter }: RevokeKeyDialogProps) {
  const revoke = useRevokeKey()
  const [error, setError] = useState<string | null>(null)

  async function confirm() {
    setError(null)
    try {
      await revoke.mutateAsync(apiKey.id)
    } catch (refusal) {
      // Somebody else has done it already.
      if (!(refusal instanceof ApiError && refusal.status === 404)) {
        setError(refusal instanceof ApiError ? refusal.message : "Something unexpected happened. Try again.")
        return false
      }
    }
    toast({ title: "The key is revoked", description: apiKey.name })
    return true
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title={`Revoke ${quoted(apiKey.name)}?`}
      description={
        <>
          <p>{usageInWords(apiKey, time.now, time.locale)}</p>
          <p className="mt-2">
            Whatever sends <code className="figures">{maskedKey(apiKey)}</code> is refused from now on. This
            cannot be undone.
          </p>
        </>
      }
      confirmLabel="Revoke key"
      onConfirm={confirm}
      error={error}
    />
  )
}
