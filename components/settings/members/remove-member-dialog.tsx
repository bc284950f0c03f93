"use client"

import { useRef } from "react"
import { useMessages } from "@/components/messages/use-messages"
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

/** Asks before someone loses access, including the person who is asking. */
export function RemoveMemberDialog({ member, onClose, focusAfter }: RemoveMemberDialogProps) {
  const { t, textOf } = useMessages()
  const { employer } = useMe()
  const remove = useRemoveMember()
  const { person, you } = member
  const left = useRef<LeftPending | null>(null)

  const { confirm, error, gone } = useRemoval(
    async () => {
      left.current = await remove.mutateAsync(member)
    },
    () => {
      // To another of their employers, or to the sign-in page.
      if (you) window.location.assign("/jobs")
      else
        toast({
          title: t("members.removed", { person: person.name }),
          description: textOf(leftPendingInWords(left.current)),
          about: [`member-${member.id}`],
        })
    },
  )

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      // A removed member's row is gone; otherwise, the button that asked is still there.
      focusAfter={() => (gone.current ? focusAfter() : null)}
      title={
        you
          ? t("members.leaveTitle", { employer: employer.name })
          : t("members.removeTitle", { person: person.name })
      }
      description={
        you
          ? t("members.leaveText")
          : t("members.removeText", { email: person.email, employer: employer.name })
      }
      confirmLabel={t(you ? "members.leave" : "members.remove")}
      onConfirm={confirm}
      error={error}
    />
  )
}
