"use client"

import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Button } from "@/components/ui/button"
import { CopyField } from "@/components/ui/copy-field"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import type { MadeInvitation } from "@/lib/queries/members"
import { roleWithArticle } from "./member-words"

export interface InvitationLinkDialogProps {
  made: MadeInvitation & { link: string }
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Shows the link of a new invitation this once, and does not let it go unseen. */
export function InvitationLinkDialog({ made, onClose, focusAfter }: InvitationLinkDialogProps) {
  const zone = useZoneWords()
  const [copied, setCopied] = useState(false)
  const [warning, setWarning] = useState(false)
  const { email, role, expiresAt } = made.invitation
  return (
    <Dialog
      open
      onOpenChange={() => (copied ? onClose() : setWarning(true))}
      focusAfter={focusAfter}
      title="Hand over this link"
      description={`With it ${email} becomes ${roleWithArticle(role)}. Anyone with the link can use it: don’t share it with anyone else.`}
      footer={<DialogClose render={<Button variant="primary" />}>Done</DialogClose>}
    >
      <CopyField
        label="Invitation link"
        value={made.link}
        copyLabel="Copy link"
        hint={`Works once, until ${zone.instant(expiresAt)}. It is shown now and never again.`}
        onCopied={() => setCopied(true)}
      />
      <AlertDialog
        open={warning}
        onOpenChange={setWarning}
        title="Close without copying the link?"
        description="You will not see it again. You can make a new one from the list of invitations."
        cancelLabel="Back to the link"
        confirmLabel="Close anyway"
        destructive={false}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
