"use client"

import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
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

/** Makes a link with which a member sets a new password, and shows it this once. */
export function PasswordLinkDialog({ member: { id, person }, onClose }: PasswordLinkDialogProps) {
  const zone = useZoneWords()
  const make = useMakePasswordLink()
  const [copied, setCopied] = useState(false)
  const [warning, setWarning] = useState(false)
  const { data, error, isPending } = make
  return (
    <Dialog
      open
      onOpenChange={() => (data && !copied ? setWarning(true) : onClose())}
      title={data ? "Hand over this link" : `Make a password link for ${person.name}?`}
      description={
        data
          ? `Anyone with the link can set the password of ${person.email}: don’t share it with anyone else.`
          : "With it they set a new password, which ends all their sessions. Until then the old one works."
      }
      footer={
        data ? (
          <DialogClose render={<Button variant="primary" />}>Done</DialogClose>
        ) : (
          <>
            <DialogClose />
            <Button variant="primary" loading={isPending} onClick={() => make.mutate(id)}>
              Make link
            </Button>
          </>
        )
      }
    >
      {error ? <Banner tone="error">{refusalInWords(error)}</Banner> : null}
      {data ? (
        <CopyField
          label="Password link"
          value={data.link}
          copyLabel="Copy link"
          focused
          hint={`Works once, until ${zone.instant(data.expiresAt)}. It is shown now and never again.`}
          onCopied={() => setCopied(true)}
        />
      ) : null}
      <AlertDialog
        open={warning}
        onOpenChange={setWarning}
        title="Close without copying the link?"
        description="You will not see it again. You can make another one from the list of members."
        cancelLabel="Back to the link"
        confirmLabel="Close anyway"
        destructive={false}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
