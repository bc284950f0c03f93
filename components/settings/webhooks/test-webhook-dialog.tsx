"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import type { useTestWebhook, WebhookAnswer } from "@/lib/queries/webhooks"
import { milliseconds } from "../requests/request-facts"
import { AttemptAnswerText, AttemptRemedy, AttemptOutcome } from "./attempt-outcome"
import { webhookName } from "./webhook-words"

export interface TestWebhookDialogProps {
  webhook: WebhookAnswer
  /** The request, which is under way when the dialog opens. */
  test: ReturnType<typeof useTestWebhook>
  onClose: () => void
}

/** How a webhook's URL responds to a test. */
export function TestWebhookDialog({ webhook, test, onClose }: TestWebhookDialogProps) {
  const { t, locale } = useMessages()
  const { data, error, isPending } = test
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("webhooks.testTitle", { name: webhookName(webhook) })}
      description={t("webhooks.testText")}
      footer={
        <>
          <Button variant="outline" loading={isPending} onClick={() => test.mutate(webhook.id)}>
            {t("webhooks.testAgain")}
          </Button>
          <DialogClose render={<Button variant="primary" />}>{t("webhooks.close")}</DialogClose>
        </>
      }
    >
      <div className="flex min-h-28 flex-col gap-3">
        {webhook.status === "enabled" ? null : <p className="text-compact">{t("webhooks.testPaused")}</p>}
        {error ? <Banner tone="error">{error.message}</Banner> : null}
        <div role="status" className="text-sm">
          {isPending ? (
            <p className="text-muted-foreground">{t("webhooks.testing")}</p>
          ) : data ? (
            <>
              <p className="flex flex-wrap items-baseline gap-x-3">
                <AttemptOutcome result={data} />
                <span className="figures text-xs text-muted-foreground">{milliseconds(data.ms, locale)}</span>
              </p>
              <AttemptRemedy result={data} className="mt-1 text-muted-foreground" />
            </>
          ) : null}
        </div>
        {isPending || !data ? null : <AttemptAnswerText answer={data.answer} />}
      </div>
    </Dialog>
  )
}
