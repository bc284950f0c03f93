"use client"

import { useRef, useState } from "react"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { ApiError } from "@/lib/queries/api-error"
import { type Invitation, useWithdrawInvitation } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

export interface WithdrawDialogProps {
  invitation: Invitation
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

export function WithdrawDialog({ invitation: { id, email }, onClose, focusAfter }: WithdrawDialogProps) {
  const withdraw = useWithdrawInvitation()
  const [error, setError] = useState<string | null>(null)
  const gone = useRef(false)

  async function confirm() {
    setError(null)
    try {
      await withdraw.mutateAsync(id)
    } catch (refusal) {
      // Used or withdrawn meanwhile: the list shows it.
      if (!(refusal instanceof ApiError && refusal.status === 404)) {
        setError(refusalInWords(refusal))
        return false
      }
    }
    gone.current = true
    toast({ title: "The invitation is withdrawn", description: email })
    return true
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      // Its row is gone with it; where it stays, so does the button that asked.
      focusAfter={() => (gone.current ? focusAfter() : null)}
      title={`Withdraw the invitation of ${email}?`}
      description="Its link works no more. You can invite them again."
      confirmLabel="Withdraw invitation"
      onConfirm={confirm}
      error={error}
    />
  )
}
