"use client"

import { RenameDialog } from "@/components/forms/rename-dialog"
import { useMessages } from "@/components/messages/use-messages"
import { toast } from "@/components/ui/toast"
import { renameKeyRequest } from "@/lib/api/dashboard/api-keys"
import { type PresentedKey, useChangeKey } from "@/lib/queries/api-keys"
import { aboutKey } from "./key-words"

export function RenameKeyDialog({ apiKey, onClose }: { apiKey: PresentedKey; onClose: () => void }) {
  const { t } = useMessages()
  const { mutateAsync } = useChangeKey()
  return (
    <RenameDialog
      title={t("keys.renameTitle")}
      description={t("keys.renameText")}
      confirmLabel={t("keys.renameConfirm")}
      name={apiKey.name}
      schema={renameKeyRequest}
      rename={({ name }) => mutateAsync({ id: apiKey.id, name })}
      onRenamed={(name) => toast({ title: t("keys.renamed"), description: name, about: aboutKey(apiKey) })}
      onClose={onClose}
    />
  )
}
