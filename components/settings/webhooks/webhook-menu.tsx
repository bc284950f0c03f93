"use client"

import { Ellipsis, History, Pause, Pencil, Play, RefreshCw, Send, Trash2 } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { MenuItem, MenuSeparator } from "@/components/ui/menu-items"
import type { WebhookAnswer } from "@/lib/queries/webhooks"
import { webhookName } from "./webhook-words"

export type WebhookActions = {
  edit: (webhook: WebhookAnswer) => void
  test: (webhook: WebhookAnswer) => void
  setStatus: (webhook: WebhookAnswer, status: "enabled" | "paused") => void
  rotate: (webhook: WebhookAnswer) => void
  recover: (webhook: WebhookAnswer) => void
  remove: (webhook: WebhookAnswer) => void
}

/** What can be done with a webhook. */
export function WebhookMenu({ webhook, actions }: { webhook: WebhookAnswer; actions: WebhookActions }) {
  const { t } = useMessages()
  const { status } = webhook
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          data-webhook-menu={webhook.id}
          aria-label={t("webhooks.actionsFor", { name: webhookName(webhook) })}
          className="text-muted-foreground"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<Send />} onSelect={() => actions.test(webhook)}>
        {t("webhooks.test")}
      </MenuItem>
      <MenuItem icon={<Pencil />} onSelect={() => actions.edit(webhook)}>
        {t("webhooks.edit")}
      </MenuItem>
      {status === "enabled" ? (
        <MenuItem icon={<Pause />} onSelect={() => actions.setStatus(webhook, "paused")}>
          {t("webhooks.pause")}
        </MenuItem>
      ) : (
        <MenuItem icon={<Play />} onSelect={() => actions.setStatus(webhook, "enabled")}>
          {t(status === "paused" ? "webhooks.resume" : "webhooks.enable")}
        </MenuItem>
      )}
      <MenuItem icon={<RefreshCw />} onSelect={() => actions.rotate(webhook)}>
        {t("webhooks.rotate")}
      </MenuItem>
      <MenuItem icon={<History />} onSelect={() => actions.recover(webhook)}>
        {t("webhooks.recover")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive onSelect={() => actions.remove(webhook)}>
        {t("webhooks.delete")}
      </MenuItem>
    </Menu>
  )
}
