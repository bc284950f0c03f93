"use client"

import { useId } from "react"
import { Controller } from "react-hook-form"
import { useToday } from "@/components/employer/use-today"
import { useRequestForm } from "@/components/forms/use-request-form"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { useLocale } from "@/components/ui/use-locale"
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
  const formId = useId()
  const today = useToday()
  const locale = useLocale()
  const { timeZone } = useMe().employer
  const create = useCreateKey()
  const { form, submit, refusal } = useRequestForm({
    schema: newKeyRequest,
    defaultValues: { name: "", scopes: ["jobs:read", "jobs:write"], expires: lastDayOf("90", today) },
    send: async (body) => onCreated(await create.mutateAsync(body)),
  })
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create an API key"
      description="For one system each, so that one can be withdrawn without stopping the others."
      footer={
        <>
          <DialogClose />
          <Button type="submit" form={formId} variant="primary" loading={create.isPending}>
            Create key
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {refusal ? <Banner tone="error">{refusal}</Banner> : null}
        <Field
          label="Name"
          required
          hint="What uses it: “Careers site”, “ATS sync”."
          error={errors.name?.message}
        >
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
              locale={locale}
            />
          )}
        />
      </form>
    </Dialog>
  )
}
