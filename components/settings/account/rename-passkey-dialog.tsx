"use client"

import { useId } from "react"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { renamePasskeyRequest } from "@/lib/api/dashboard/passkeys"
import { type OwnPasskey, useRenamePasskey } from "@/lib/queries/passkeys"

export interface RenamePasskeyDialogProps {
  passkey: OwnPasskey
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

export function RenamePasskeyDialog({ passkey, onClose, focusAfter }: RenamePasskeyDialogProps) {
  const { t } = useMessages()
  const formId = useId()
  const rename = useRenamePasskey()
  const { form, submit, refusal } = useRequestForm({
    schema: renamePasskeyRequest,
    defaultValues: { name: passkey.name },
    send: ({ name }) => rename.mutateAsync({ id: passkey.id, name }),
    onDone: onClose,
  })
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={t("passkeys.renameTitle")}
      description={t("passkeys.renameDescription")}
      footer={
        <>
          <DialogClose>{t("twoFactor.cancel")}</DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={rename.isPending}>
            {t("passkeys.renameConfirm")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {refusal ? <Banner tone="error">{refusal}</Banner> : null}
        <Field label={t("passkeys.name")} required error={form.formState.errors.name?.message}>
          <Input
            {...form.register("name")}
            required
            autoComplete="off"
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </form>
    </Dialog>
  )
}
