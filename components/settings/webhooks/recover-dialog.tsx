"use client"

import { type FormEvent, useId, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { toast } from "@/components/ui/toast"
import { clockTime, instantOfClock } from "@/lib/format/instants"
import { ApiError } from "@/lib/queries/api-error"
import { useMe } from "@/lib/queries/session"
import { useRecoverDeliveries, type WebhookAnswer } from "@/lib/queries/webhooks"
import { recoverableDays } from "./missed-since"
import { aboutWebhook, webhookName } from "./webhook-words"

const day = 86_400_000

export interface RecoverDialogProps {
  webhook: WebhookAnswer
  missedSince: Date
  onClose: () => void
}

/** Asks since when a webhook has missed events, and sends them again. */
export function RecoverDialog({ webhook, missedSince, onClose }: RecoverDialogProps) {
  const { t } = useMessages()
  const { timeZone } = useMe().employer
  const formId = useId()
  const recover = useRecoverDeliveries()
  const { id, status } = webhook
  const [opened] = useState(() => Date.now())
  const [since, setSince] = useState(() => clockTime(missedSince, timeZone))
  const [blank, setBlank] = useState(false)
  const { error } = recover
  const refused = error instanceof ApiError ? error.errors.find(({ field }) => field === "since") : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const instant = instantOfClock(since, timeZone)
    setBlank(instant === null)
    if (!instant) return recover.reset()
    recover.mutate(
      { id, since: instant.toISOString() },
      {
        onSuccess({ count }) {
          const title = t(status === "enabled" ? "webhooks.recovered" : "webhooks.recoveredHeld", { count })
          toast({ title, description: webhookName(webhook), about: aboutWebhook(webhook) })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("webhooks.recoverTitle", { name: webhookName(webhook) })}
      description={t("webhooks.recoverText")}
      footer={
        <>
          <DialogClose />
          <Button type="submit" form={formId} variant="primary" loading={recover.isPending}>
            {t("webhooks.recoverConfirm")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error && !refused ? <Banner tone="error">{error.message}</Banner> : null}
        <Field
          label={t("webhooks.since")}
          required
          hint={t("webhooks.sinceHint", { zone: timeZone })}
          error={blank ? t("webhooks.sinceNotThere") : refused?.message}
        >
          <Input
            type="datetime-local"
            required
            value={since}
            min={clockTime(new Date(opened - recoverableDays * day), timeZone)}
            max={clockTime(new Date(opened), timeZone)}
            onChange={(event) => setSince(event.target.value)}
            className="tabular-nums"
          />
        </Field>
      </form>
    </Dialog>
  )
}
