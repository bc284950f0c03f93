"use client"

import { RenameDialog } from "@/components/forms/rename-dialog"
import { useMessages } from "@/components/messages/use-messages"
import { renamePasskeyRequest } from "@/lib/api/dashboard/passkeys"
import { type OwnPasskey, useRenamePasskey } from "@/lib/queries/passkeys"

export interface RenamePasskeyDialogProps {
  passkey: OwnPasskey
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

export function RenamePasskeyDialog({ passkey, ...dialog }: RenamePasskeyDialogProps) {
  const { t } = useMessages()
  const { mutateAsync } = useRenamePasskey()
  return (
    <RenameDialog
      {...dialog}
      title={t("passkeys.renameTitle")}
      description={t("passkeys.renameDescription")}
      confirmLabel={t("passkeys.renameConfirm")}
      cancelLabel={t("twoFactor.cancel")}
      label={t("passkeys.name")}
      name={passkey.name}
      schema={renamePasskeyRequest}
      rename={({ name }) => mutateAsync({ id: passkey.id, name })}
    />
  )
}
