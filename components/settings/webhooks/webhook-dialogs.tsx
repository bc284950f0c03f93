"use client"

import { useMessages } from "@/components/messages/use-messages"
import { toast } from "@/components/ui/toast"
import {
  type MadeSecret,
  useChangeWebhook,
  useCreateWebhook,
  type useTestWebhook,
  type WebhookAnswer,
} from "@/lib/queries/webhooks"
import { DeleteWebhookDialog } from "./delete-webhook-dialog"
import { RecoverDialog } from "./recover-dialog"
import { RotateSecretDialog } from "./rotate-secret-dialog"
import { TestWebhookDialog } from "./test-webhook-dialog"
import { webhookChanges } from "./webhook-changes"
import { WebhookFormDialog } from "./webhook-form-dialog"
import { WebhookSecretDialog } from "./webhook-secret-dialog"
import { aboutWebhook, webhookName } from "./webhook-words"

/** The dialog that is open, and about which webhook. */
export type WebhookDialog =
  | { what: "create" }
  | { what: "edit" | "test" | "rotate" | "delete"; webhook: WebhookAnswer }
  | { what: "recover"; webhook: WebhookAnswer; since: Date }
  | { what: "secret"; made: MadeSecret }

export interface WebhookDialogsProps {
  asked: WebhookDialog | null
  onAsk: (asked: WebhookDialog | null) => void
  test: ReturnType<typeof useTestWebhook>
  onDeleted?: () => void
  /** Gets the focus if the button that asked may be gone. */
  focusAfter: () => HTMLElement | null
}

export function WebhookDialogs({ asked, onAsk, test, onDeleted, focusAfter }: WebhookDialogsProps) {
  const { t } = useMessages()
  const create = useCreateWebhook()
  const change = useChangeWebhook()
  const close = () => onAsk(null)
  const show = (made: MadeSecret) => onAsk({ what: "secret", made })
  if (asked === null) return null
  if (asked.what === "create")
    return (
      <WebhookFormDialog
        webhook={null}
        title={t("webhooks.createTitle")}
        description={t("webhooks.createText")}
        confirmLabel={t("webhooks.create")}
        send={async (body) => show(await create.mutateAsync(body))}
        onClose={close}
      />
    )
  if (asked.what === "secret")
    return <WebhookSecretDialog made={asked.made} onClose={close} focusAfter={focusAfter} />
  const { webhook } = asked
  switch (asked.what) {
    case "edit":
      return (
        <WebhookFormDialog
          webhook={webhook}
          title={t("webhooks.editTitle")}
          description={t("webhooks.editText")}
          confirmLabel={t("webhooks.save")}
          send={async (body) => {
            const saved = await change.mutateAsync({ id: webhook.id, ...webhookChanges(body, webhook) })
            toast({
              title: t("webhooks.saved"),
              description: webhookName(saved),
              about: aboutWebhook(webhook),
            })
            close()
          }}
          onClose={close}
        />
      )
    case "test":
      return <TestWebhookDialog webhook={webhook} test={test} onClose={close} />
    case "rotate":
      return <RotateSecretDialog webhook={webhook} onClose={close} onRotated={show} />
    case "recover":
      return <RecoverDialog webhook={webhook} missedSince={asked.since} onClose={close} />
    case "delete":
      return (
        <DeleteWebhookDialog
          webhook={webhook}
          onClose={close}
          onDeleted={() => onDeleted?.()}
          focusAfter={focusAfter}
        />
      )
  }
}
