"use client"

import { useRef, useState } from "react"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { ApiError } from "@/lib/queries/api-error"
import { type Member, useRemoveMember } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useMe } from "@/lib/queries/session"

export interface RemoveMemberDialogProps {
  member: Member
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Asks before somebody loses their access, oneself included. */
export function RemoveMemberDialog({ member, onClose, focusAfter }: RemoveMemberDialogProps) {
  const { employer } = useMe()
  const remove = useRemoveMember()
  const [error, setError] = useState<string | null>(null)
  const gone = useRef(false)
  const { person, you } = member

  async function confirm() {
    setError(null)
    try {
      await remove.mutateAsync(member)
    } catch (refusal) {
      // Somebody else has done it already.
      if (!(refusal instanceof ApiError && refusal.status === 404)) {
        setError(refusalInWords(refusal))
        return false
      }
    }
    gone.current = true
    // To another employer of theirs, or to the sign-in page.
    if (you) window.location.assign("/jobs")
    else toast({ title: `${person.name} is removed`, description: "Their sessions have ended." })
    return true
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      // Its row is gone with it; where it stays, so does the button that asked.
      focusAfter={() => (gone.current ? focusAfter() : null)}
      title={you ? `Leave ${employer.name}?` : `Remove ${person.name}?`}
      description={
        you
          ? "You can no longer see or change its postings, and are signed out at once. An admin has to invite you to come back."
          : `${person.email} can no longer see or change the postings of ${employer.name}, and is signed out at once. The postings and API keys they made stay.`
      }
      confirmLabel={you ? "Leave" : "Remove member"}
      onConfirm={confirm}
      error={error}
    />
  )
}
