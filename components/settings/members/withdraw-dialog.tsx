"use client"

import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { type ListedInvitation, useWithdrawInvitation } from "@/lib/queries/members"
import { useRemoval } from "../use-removal"

export interface WithdrawDialogProps {
  invitation: ListedInvitation
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

export function WithdrawDialog({ invitation: { id, email }, onClose, focusAfter }: WithdrawDialogProps) {
  const { t } = useMessages()
  const withdraw = useWithdrawInvitation()

  const { confirm, error, gone } = useRemoval(
    () => withdraw.mutateAsync(id),
    () => toast({ title: t("invitations.withdrawn"), description: email, about: [email] }),
  )

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      // A withdrawn invitation's row is gone; otherwise, the button that asked is still there.
      focusAfter={() => (gone.current ? focusAfter() : null)}
      title={t("invitations.withdrawTitle", { email })}
      description={t("invitations.withdrawText")}
      confirmLabel={t("invitations.withdrawConfirm")}
      onConfirm={confirm}
      error={error}
    />
  )
}
