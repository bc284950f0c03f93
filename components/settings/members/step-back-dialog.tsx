"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { type ListedMember, type Role, useChangeRole } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useMe } from "@/lib/queries/session"

export interface StepBackDialogProps {
  member: ListedMember
  role: Role
  onClose: () => void
}

/** Asks before admins give up their own role, which only another admin can undo. */
export function StepBackDialog({ member, role, onClose }: StepBackDialogProps) {
  const { t } = useMessages()
  const { employer } = useMe()
  const change = useChangeRole()
  const [error, setError] = useState<string | null>(null)

  async function confirm() {
    setError(null)
    try {
      await change.mutateAsync({ id: member.id, role })
    } catch (refusal) {
      setError(refusalInWords(refusal))
      return false
    }
    return true
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("members.becomeYourself", { role: t(`permissions.${role}`) })}
      description={t("members.becomeText", { employer: employer.name })}
      confirmLabel={t("members.become", { role: t(`permissions.${role}`) })}
      onConfirm={confirm}
      error={error}
    />
  )
}
