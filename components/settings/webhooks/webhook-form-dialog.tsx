"use client"

import { useWatch } from "react-hook-form"
import { FormDialog, type FormDialogProps } from "@/components/forms/form-dialog"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Checkbox } from "@/components/ui/checkbox"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { webhookForm } from "@/lib/api/dashboard/webhook-form"
import type { WebhookAnswer, WebhookBody } from "@/lib/queries/webhooks"
import { EventField } from "./event-field"
import { eventTypes } from "./webhook-words"

interface WebhookFormDialogProps extends Pick<
  FormDialogProps,
  "title" | "description" | "confirmLabel" | "onClose"
> {
  /** The webhook to change; null for a new one. */
  webhook: WebhookAnswer | null
  send: (body: WebhookBody) => Promise<unknown>
}

const nothing = { url: "", description: "", events: [...eventTypes], confidential: false }

/** Asks for a webhook's URL, and which events it should receive. */
export function WebhookFormDialog({ webhook, send, ...dialog }: WebhookFormDialogProps) {
  const { t } = useMessages()
  const { url, description, events, confidential } = webhook ?? nothing
  const request = useRequestForm({
    schema: webhookForm,
    defaultValues: { url, description: description ?? "", events, confidential },
    send,
  })
  const { form } = request
  const { errors } = form.formState
  const [chosen = [], isConfidential] = useWatch({ control: form.control, name: ["events", "confidential"] })
  return (
    <FormDialog {...dialog} request={request}>
      <Field
        label={t("webhooks.address")}
        required
        hint={t("webhooks.addressHint")}
        error={errors.url?.message}
      >
        <Input
          {...form.register("url")}
          type="url"
          required
          autoComplete="off"
          spellCheck={false}
          placeholder={t("webhooks.addressExample")}
          className="figures"
        />
      </Field>
      <Field
        label={t("webhooks.purpose")}
        hint={t("webhooks.purposeHint")}
        error={errors.description?.message}
      >
        <Input {...form.register("description")} autoComplete="off" />
      </Field>
      <EventField
        field={form.register("events")}
        chosen={chosen}
        onChooseAll={(all) =>
          form.setValue("events", all ? [...eventTypes] : [], {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        error={errors.events?.message ?? errors.events?.root?.message}
      />
      <Checkbox
        {...form.register("confidential")}
        label={t("webhooks.confidential")}
        hint={t(
          webhook?.confidential && !isConfidential
            ? "webhooks.confidentialOffHint"
            : "webhooks.confidentialHint",
        )}
      />
    </FormDialog>
  )
}
