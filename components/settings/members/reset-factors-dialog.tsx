"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { type ListedMember, useResetFactors } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

export interface ResetFactorsDialogProps {
  member: ListedMember
  onClose: () => void
}

/** Asks before a member's second factors are removed, for someone who has lost theirs. */
export function ResetFactorsDialog({ member, onClose }: ResetFactorsDialogProps) {
  const { t } = useMessages()
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
      title: t("members.resetDone", { person: person.name }),
      description: t("members.resetDoneText"),
      about: [`member-${id}`],
    })
    return true
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("members.resetTitle", { person: person.name })}
      description={t("members.resetText", { email: person.email })}
      confirmLabel={t("members.reset")}
      onConfirm={confirm}
      error={error}
    />
  )
}
