"use client"

import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { useMessages } from "@/components/messages/use-messages"
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

/** Shows the link of a new invitation this one time, and warns before closing if it wasn't copied. */
export function InvitationLinkDialog({ made, onClose, focusAfter }: InvitationLinkDialogProps) {
  const { t } = useMessages()
  const zone = useZoneWords()
  const [copied, setCopied] = useState(false)
  const [warning, setWarning] = useState(false)
  const { email, role, expiresAt } = made.invitation
  return (
    <Dialog
      open
      onOpenChange={() => (copied ? onClose() : setWarning(true))}
      focusAfter={focusAfter}
      title={t("members.handOver")}
      description={t("members.handOverInvitation", { email, role: roleWithArticle(role) })}
      footer={<DialogClose render={<Button variant="primary" />}>{t("members.done")}</DialogClose>}
    >
      <CopyField
        label={t("members.invitationLink")}
        value={made.link}
        copyLabel={t("members.copyLink")}
        hint={t("members.worksUntil", { when: zone.instant(expiresAt) })}
        onCopied={() => setCopied(true)}
      />
      <AlertDialog
        open={warning}
        onOpenChange={setWarning}
        title={t("members.closeWithout")}
        description={t("members.closeWithoutInvitation")}
        cancelLabel={t("members.backToLink")}
        confirmLabel={t("members.closeAnyway")}
        destructive={false}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
