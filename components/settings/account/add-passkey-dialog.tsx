"use client"

import { useState } from "react"
import { FormDialog } from "@/components/forms/form-dialog"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { PasswordInput } from "@/components/ui/password-input"
import { toast } from "@/components/ui/toast"
import { newPasskeyRequest } from "@/lib/api/dashboard/passkeys"
import { PasskeyAborted, PasskeyRefusal } from "@/lib/queries/browser-passkey"
import { useAddPasskey } from "@/lib/queries/passkeys"
import { browserName } from "./browser-name"

export interface AddPasskeyDialogProps {
  email: string
  onAdded: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Asks for the password, has the browser create a passkey and adds it. */
export function AddPasskeyDialog({ email, onAdded, onClose, focusAfter }: AddPasskeyDialogProps) {
  const { t, textOf } = useMessages()
  const add = useAddPasskey()
  const [stopped, setStopped] = useState<string | null>(null)
  const request = useRequestForm({
    secretField: "password",
    schema: newPasskeyRequest,
    defaultValues: { name: textOf(browserName(navigator.userAgent)) },
    async send(body) {
      setStopped(null)
      try {
        const { recoveryCodes } = await add.mutateAsync(body)
        toast({ title: t("passkeys.added"), description: body.name })
        onAdded(recoveryCodes)
      } catch (error) {
        if (error instanceof PasskeyRefusal) setStopped(textOf(error.said))
        else if (!(error instanceof PasskeyAborted)) throw error
      }
    },
  })
  const { form, refusal } = request
  const { errors } = form.formState
  return (
    <FormDialog
      request={request}
      secret
      size="sm"
      onClose={onClose}
      focusAfter={focusAfter}
      title={t("passkeys.add")}
      description={t("passkeys.addDescription")}
      confirmLabel={t("twoFactor.continue")}
      cancelLabel={t("twoFactor.cancel")}
    >
      {stopped && !refusal ? (
        <Banner tone="warning" role="alert">
          {stopped}
        </Banner>
      ) : null}
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={t("twoFactor.yourPassword")} required error={errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" required />
      </Field>
      <Field label={t("passkeys.name")} required hint={t("passkeys.nameHint")} error={errors.name?.message}>
        <Input {...form.register("name")} autoComplete="off" required />
      </Field>
    </FormDialog>
  )
}
