import { useEffect, useRef } from "react"
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
  const page = useRef<{ isOpen: boolean; offers: string[] }>({ isOpen: true, offers: [] })
  useEffect(() => {
    const { current } = page
    current.isOpen = true
    return () => {
      // The dialog that such a toast opens goes with the page.
      current.isOpen = false
      dismissToasts(current.offers)
    }
  }, [])

  function setStatus(webhook: WebhookAnswer, status: "enabled" | "paused") {
    const about = aboutWebhook(webhook)
    const pausing = status === "paused"
    dismissToasts(about)
    change.mutateAsync({ id: webhook.id, status }).then(
      (saved) => {
        const { isOpen, offers } = page.current
        if (!pausing) offers.push(...about)
        // What it missed depends on its previous state: it is enabled now, and nothing has failed since.
        const recover = () =>
          ask({ what: "recover", webhook: saved, since: missedSince(webhook, new Date()) })
        toast({
          title: t(pausing ? "webhooks.paused" : "webhooks.enabled"),
          description: pausing
            ? t("webhooks.pausedNow", { name: webhookName(webhook) })
            : t("webhooks.enabledRecover"),
          about,
          ...(pausing && {
            action: { label: t("webhooks.resume"), onClick: () => setStatus(saved, "enabled") },
          }),
          ...(!pausing && isOpen && { action: { label: t("webhooks.recoverNow"), onClick: recover } }),
        })
      },
      ({ message }: Error) =>
        toast({
          type: "error",
          title: t(pausing ? "webhooks.notPaused" : "webhooks.notEnabled"),
          description: message,
          about,
        }),
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
