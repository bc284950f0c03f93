"use client"

import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { CopyField } from "@/components/ui/copy-field"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { type ListedMember, useMakePasswordLink } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

export interface PasswordLinkDialogProps {
  member: ListedMember
  onClose: () => void
}

/** Creates a link with which a member sets a new password, and shows it this one time. */
export function PasswordLinkDialog({ member: { id, person }, onClose }: PasswordLinkDialogProps) {
  const { t } = useMessages()
  const zone = useZoneWords()
  const make = useMakePasswordLink()
  const [copied, setCopied] = useState(false)
  const [warning, setWarning] = useState(false)
  const { data, error, isPending } = make
  return (
    <Dialog
      open
      onOpenChange={() => (data && !copied ? setWarning(true) : onClose())}
      title={data ? t("members.handOver") : t("members.makeLinkTitle", { person: person.name })}
      description={data ? t("members.handOverPassword", { email: person.email }) : t("members.makeLinkText")}
      footer={
        data ? (
          <DialogClose render={<Button variant="primary" />}>{t("members.done")}</DialogClose>
        ) : (
          <>
            <DialogClose>{t("twoFactor.cancel")}</DialogClose>
            <Button variant="primary" loading={isPending} onClick={() => make.mutate(id)}>
              {t("members.makeLink")}
            </Button>
          </>
        )
      }
    >
      {error ? <Banner tone="error">{refusalInWords(error)}</Banner> : null}
      {data ? (
        <CopyField
          label={t("members.passwordLink")}
          value={data.link}
          copyLabel={t("members.copyLink")}
          focused
          hint={t("members.worksUntil", { when: zone.instant(data.expiresAt) })}
          onCopied={() => setCopied(true)}
        />
      ) : null}
      <AlertDialog
        open={warning}
        onOpenChange={setWarning}
        title={t("members.closeWithout")}
        description={t("members.closeWithoutPassword")}
        cancelLabel={t("members.backToLink")}
        confirmLabel={t("members.closeAnyway")}
        destructive={false}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
