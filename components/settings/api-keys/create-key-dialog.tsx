"use client"

import { Controller } from "react-hook-form"
import { useToday } from "@/components/employer/use-today"
import { FormDialog } from "@/components/forms/form-dialog"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { newKeyRequest } from "@/lib/api/dashboard/api-keys"
import { type MadeKey, useCreateKey } from "@/lib/queries/api-keys"
import { useMe } from "@/lib/queries/session"
import { ExpiryField } from "./expiry-field"
import { lastDayOf } from "./expiry"
import { ScopeField } from "./scope-field"

export interface CreateKeyDialogProps {
  onClose: () => void
  onCreated: (made: MadeKey) => void
}

export function CreateKeyDialog({ onClose, onCreated }: CreateKeyDialogProps) {
  const today = useToday()
  const { t } = useMessages()
  const { timeZone } = useMe().employer
  const create = useCreateKey()
  const request = useRequestForm({
    schema: newKeyRequest,
    defaultValues: { name: "", scopes: ["jobs:read", "jobs:write"], expires: lastDayOf("90", today) },
    send: async (body) => onCreated(await create.mutateAsync(body)),
  })
  const { form } = request
  const { errors } = form.formState
  return (
    <FormDialog
      request={request}
      onClose={onClose}
      title={t("keys.createTitle")}
      description={t("keys.createText")}
      confirmLabel={t("keys.create")}
    >
      <Field label={t("keys.name")} required hint={t("keys.nameHint")} error={errors.name?.message}>
        <Input {...form.register("name")} required autoComplete="off" />
      </Field>
      <ScopeField
        field={form.register("scopes")}
        error={errors.scopes?.message ?? errors.scopes?.root?.message}
      />
      <Controller
        control={form.control}
        name="expires"
        render={({ field: { value, onChange } }) => (
          <ExpiryField
            value={value}
            onChange={onChange}
            error={errors.expires?.message}
            today={today}
            timeZone={timeZone}
          />
        )}
      />
    </FormDialog>
  )
}
