"use client"

import { useState } from "react"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { type ListedMember, useResetFactors } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

export interface ResetFactorsDialogProps {
  member: ListedMember
  onClose: () => void
}

/** Asks before a member's second factors are taken away, for somebody who has lost theirs. */
export function ResetFactorsDialog({ member, onClose }: ResetFactorsDialogProps) {
  const reset = useResetFactors()
  const [error, setError] = useState<string | null>(null)
  const { id, person } = member

  async function confirm(): Promise<boolean> {
    setError(null)
    try {
      await reset.mutateAsync(member)
    } catch (refusal) {
      setError(refusalInWords(refusal))
      return false
    }
    toast({
      title: `The two-factor sign-in of ${person.name} is reset`,
      description: "They are signed out everywhere, and can set it up again.",
      about: [`member-${id}`],
    })
    return true
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reset the two-factor sign-in of ${person.name}?`}
      description={`Their authenticator app, passkeys and recovery codes stop working, and they are signed out everywhere. From then on the password alone signs in ${person.email}: make sure that it is really them who ask.`}
      confirmLabel="Reset"
      onConfirm={confirm}
      error={error}
    />
  )
}
