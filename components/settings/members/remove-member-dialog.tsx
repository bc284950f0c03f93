"use client"

import { useRef } from "react"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { type LeftPending, type ListedMember, useRemoveMember } from "@/lib/queries/members"
import { useMe } from "@/lib/queries/session"
import { useRemoval } from "../use-removal"
import { leftPendingInWords } from "./member-words"

export interface RemoveMemberDialogProps {
  member: ListedMember
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Asks before somebody loses their access, oneself included. */
export function RemoveMemberDialog({ member, onClose, focusAfter }: RemoveMemberDialogProps) {
  const { employer } = useMe()
  const remove = useRemoveMember()
  const { person, you } = member
  const left = useRef<LeftPending | null>(null)

  const { confirm, error, gone } = useRemoval(
    async () => {
      left.current = await remove.mutateAsync(member)
    },
    () => {
      // To another employer of theirs, or to the sign-in page.
      if (you) window.location.assign("/jobs")
      else
        toast({
          title: `${person.name} is removed`,
          description: leftPendingInWords(left.current),
          about: [`member-${member.id}`],
        })
    },
  )

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
          : `${person.email} can no longer see or change the postings of ${employer.name}, and is signed out at once. The postings and API keys they made stay; invitations and password links they made stop working.`
      }
      confirmLabel={you ? "Leave" : "Remove member"}
      onConfirm={confirm}
      error={error}
    />
  )
}
