"use client"

import { RenameDialog } from "@/components/forms/rename-dialog"
import { renamePasskeyRequest } from "@/lib/api/dashboard/passkeys"
import { type OwnPasskey, useRenamePasskey } from "@/lib/queries/passkeys"

export interface RenamePasskeyDialogProps {
  passkey: OwnPasskey
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

export function RenamePasskeyDialog({ passkey, ...dialog }: RenamePasskeyDialogProps) {
  const { mutateAsync } = useRenamePasskey()
  return (
    <RenameDialog
      {...dialog}
      title="Rename the passkey"
      description="Nothing changes on your device or in your password manager."
      confirmLabel="Rename passkey"
      name={passkey.name}
      schema={renamePasskeyRequest}
      rename={({ name }) => mutateAsync({ id: passkey.id, name })}
    />
  )
}
