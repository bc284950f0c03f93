"use client"

import { useState } from "react"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { type ListedMember, type Role, useChangeRole } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useMe } from "@/lib/queries/session"
import { roleWithArticle } from "./member-words"

export interface StepBackDialogProps {
  member: ListedMember
  role: Role
  onClose: () => void
}

/** Asks before an admin gives up being one, which only another admin can undo. */
export function StepBackDialog({ member, role, onClose }: StepBackDialogProps) {
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
      title={`Become ${roleWithArticle(role)} yourself?`}
      description={`You can no longer manage the members, API keys and settings of ${employer.name}. Only another admin can make you an admin again.`}
      confirmLabel={`Become ${roleWithArticle(role)}`}
      onConfirm={confirm}
      error={error}
    />
  )
}
