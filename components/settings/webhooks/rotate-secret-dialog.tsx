"use client"

import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { RadioGroup } from "@/components/ui/radio-group"
import type { MessageKey } from "@/lib/messages/message"
import { type MadeSecret, useRotateWebhookSecret, type WebhookAnswer } from "@/lib/queries/webhooks"
import { webhookName } from "./webhook-words"

const overlaps = [
  { hours: 0, label: "webhooks.overlapNone", hint: "webhooks.overlapNoneHint" },
  { hours: 1, label: "webhooks.overlapHour", hint: "webhooks.overlapHourHint" },
  { hours: 24, label: "webhooks.overlapDay", hint: "webhooks.overlapDayHint" },
  { hours: 168, label: "webhooks.overlapWeek", hint: "webhooks.overlapWeekHint" },
] as const satisfies { hours: number; label: MessageKey; hint: MessageKey }[]

export interface RotateSecretDialogProps {
  webhook: WebhookAnswer
  onClose: () => void
  onRotated: (made: MadeSecret) => void
}

/** Asks how long the old secret should also sign, and creates the new one. */
export function RotateSecretDialog({ webhook, onClose, onRotated }: RotateSecretDialogProps) {
  const { t } = useMessages()
  const zone = useZoneWords()
  const earlier = webhook.previousSecretUntil
  const [overlapHours, setOverlapHours] = useState<number>(24)
  const rotate = useRotateWebhookSecret()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("webhooks.rotateTitle", { name: webhookName(webhook) })}
      description={t("webhooks.rotateText")}
      footer={
        <>
          <DialogClose />
          <Button
            variant="primary"
            loading={rotate.isPending}
            onClick={() => rotate.mutate({ webhook, overlapHours }, { onSuccess: onRotated })}
          >
            {t("webhooks.rotateConfirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {earlier && new Date(earlier) > new Date() ? (
          <Banner tone="warning">{t("webhooks.rotateEndsEarlier", { when: zone.instant(earlier) })}</Banner>
        ) : null}
        {rotate.error ? <Banner tone="error">{rotate.error.message}</Banner> : null}
        <Field label={t("webhooks.overlap")}>
          <RadioGroup
            value={overlapHours}
            onValueChange={setOverlapHours}
            items={overlaps.map(({ hours, label, hint }) => ({
              value: hours,
              label: t(label),
              hint: t(hint),
            }))}
          />
        </Field>
      </div>
    </Dialog>
  )
}
