import { useMessages } from "@/components/messages/use-messages"
import { dismissToasts, toast } from "@/components/ui/toast"
import { useChangeWebhook, type useTestWebhook, type WebhookAnswer } from "@/lib/queries/webhooks"
import { missedSince } from "./missed-since"
import type { WebhookDialog } from "./webhook-dialogs"
import type { WebhookActions } from "./webhook-menu"
import { aboutWebhook, webhookName } from "./webhook-words"

/** What a webhook's menu does: ask in a dialog, or pause and enable at once, with what follows from that. */
export function useWebhookActions(
  ask: (asked: WebhookDialog) => void,
  test: ReturnType<typeof useTestWebhook>,
): WebhookActions {
  const { t } = useMessages()
  const change = useChangeWebhook()

  function setStatus(webhook: WebhookAnswer, status: "enabled" | "paused") {
    const about = aboutWebhook(webhook)
    const pausing = status === "paused"
    dismissToasts(about)
    change.mutate(
      { id: webhook.id, status },
      {
        onSuccess: (saved) =>
          toast({
            title: t(pausing ? "webhooks.paused" : "webhooks.enabled"),
            description: pausing
              ? t("webhooks.pausedNow", { name: webhookName(webhook) })
              : t("webhooks.enabledRecover"),
            about,
            action: pausing
              ? { label: t("webhooks.resume"), onClick: () => setStatus(saved, "enabled") }
              : {
                  label: t("webhooks.recoverNow"),
                  // What it missed depends on its previous state: it is enabled now, and nothing has failed since.
                  onClick: () =>
                    ask({ what: "recover", webhook: saved, since: missedSince(webhook, new Date()) }),
                },
          }),
        onError: ({ message }) =>
          toast({
            type: "error",
            title: t(pausing ? "webhooks.notPaused" : "webhooks.notEnabled"),
            description: message,
            about,
          }),
      },
    )
  }

  return {
    edit: (webhook) => ask({ what: "edit", webhook }),
    rotate: (webhook) => ask({ what: "rotate", webhook }),
    recover: (webhook) => ask({ what: "recover", webhook, since: missedSince(webhook, new Date()) }),
    remove: (webhook) => ask({ what: "delete", webhook }),
    test(webhook) {
      test.reset()
      test.mutate(webhook.id)
      ask({ what: "test", webhook })
    },
    setStatus,
  }
}
