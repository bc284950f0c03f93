"use client"

import { RenameDialog } from "@/components/forms/rename-dialog"
import { toast } from "@/components/ui/toast"
import { renameKeyRequest } from "@/lib/api/dashboard/api-keys"
import { type PresentedKey, useChangeKey } from "@/lib/queries/api-keys"
import { aboutKey } from "./key-words"

export function RenameKeyDialog({ apiKey, onClose }: { apiKey: PresentedKey; onClose: () => void }) {
  const { mutateAsync } = useChangeKey()
  return (
    <RenameDialog
      title="Rename the key"
      description="Nothing changes for the system that uses it."
      confirmLabel="Rename key"
      name={apiKey.name}
      schema={renameKeyRequest}
      rename={({ name }) => mutateAsync({ id: apiKey.id, name })}
      onRenamed={(name) => toast({ title: "The key is renamed", description: name, about: aboutKey(apiKey) })}
      onClose={onClose}
    />
  )
}
