"use client"

import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { toast } from "@/components/ui/toast"
import { useDeleteWebhook, type WebhookAnswer } from "@/lib/queries/webhooks"
import { useRemoval } from "../use-removal"
import { aboutWebhook, webhookName } from "./webhook-words"

export interface DeleteWebhookDialogProps {
  webhook: WebhookAnswer
  onClose: () => void
  onDeleted: () => void
  focusAfter: () => HTMLElement | null
}

/** Asks before a webhook is deleted for good, along with its pending deliveries. */
export function DeleteWebhookDialog({ webhook, onClose, onDeleted, focusAfter }: DeleteWebhookDialogProps) {
  const { t } = useMessages()
  const { mutateAsync } = useDeleteWebhook()
  const { confirm, error } = useRemoval(
    () => mutateAsync(webhook.id),
    () => {
      toast({ title: t("webhooks.deleted"), description: webhookName(webhook), about: aboutWebhook(webhook) })
      onDeleted()
    },
  )
  const lost = <p className="wrap-anywhere">{t("webhooks.deleteText", { url: webhook.url })}</p>
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title={t("webhooks.deleteTitle", { name: webhookName(webhook) })}
      description={lost}
      confirmLabel={t("webhooks.deleteConfirm")}
      onConfirm={confirm}
      error={error}
    />
  )
}
