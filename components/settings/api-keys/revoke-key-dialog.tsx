"use client"

import { quoted } from "@/components/jobs/job-words"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { type ApiKey, useRevokeKey } from "@/lib/queries/api-keys"
import { useRemoval } from "../use-removal"
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

  const { confirm, error } = useRemoval(
    () => revoke.mutateAsync(apiKey.id),
    () => toast({ title: "The key is revoked", description: apiKey.name }),
  )

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
