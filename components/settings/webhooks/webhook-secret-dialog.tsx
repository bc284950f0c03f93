"use client"

import { type ReactNode, useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { CopyField } from "@/components/ui/copy-field"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import type { MadeSecret } from "@/lib/queries/webhooks"
import { WebhookGuideLink } from "./webhook-guide-link"
import { webhookName } from "./webhook-words"

export interface WebhookSecretDialogProps {
  made: MadeSecret
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Shows a webhook's secret this one time, and warns before closing if it wasn't copied. */
export function WebhookSecretDialog({
  made: { webhook, secret, rotated },
  onClose,
  focusAfter,
}: WebhookSecretDialogProps) {
  const { t, rich } = useMessages()
  const zone = useZoneWords()
  const [copied, setCopied] = useState(false)
  const [warning, setWarning] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={() => (copied ? onClose() : setWarning(true))}
      focusAfter={focusAfter}
      title={t("webhooks.secretTitle", { name: webhookName(webhook) })}
      description={t("webhooks.secretText")}
      footer={<DialogClose render={<Button variant="primary" />}>{t("webhooks.done")}</DialogClose>}
    >
      <div className="flex flex-col gap-5">
        <CopyField
          label={t("webhooks.secretField")}
          value={secret}
          copyLabel={t("webhooks.copySecret")}
          onCopied={() => setCopied(true)}
        />
        {rotated ? (
          <Banner tone="info">
            {rotated.previousSecretUntil
              ? t("webhooks.oldSignsUntil", { when: zone.instant(rotated.previousSecretUntil) })
              : t("webhooks.oldSignsNoMore")}
          </Banner>
        ) : null}
        <p className="text-compact text-muted-foreground">
          {rich("webhooks.keepSecret", {
            guide: (text: ReactNode) => <WebhookGuideLink newTab>{text}</WebhookGuideLink>,
          })}
        </p>
      </div>
      <AlertDialog
        open={warning}
        onOpenChange={setWarning}
        title={t("webhooks.closeWithout")}
        description={t("webhooks.closeWithoutText")}
        cancelLabel={t("webhooks.backToSecret")}
        confirmLabel={t("webhooks.closeAnyway")}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
