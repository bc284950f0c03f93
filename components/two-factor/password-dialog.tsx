"use client"

import { FormDialog, type FormDialogProps } from "@/components/forms/form-dialog"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { PasswordInput } from "@/components/ui/password-input"
import { passwordProof } from "@/lib/api/dashboard/two-factor"

export interface PasswordDialogProps extends Omit<
  FormDialogProps,
  "request" | "size" | "secret" | "children"
> {
  /** The person who signs in, for password managers. */
  email: string
  send: (body: { password: string }) => Promise<unknown>
  onDone?: () => void
}

/** Asks for the password, before something that a passer-by at an unlocked screen must not be able to do. */
export function PasswordDialog({ email, send, onDone, ...dialog }: PasswordDialogProps) {
  const { t } = useMessages()
  const request = useRequestForm({ schema: passwordProof, send, onDone, secretField: "password" })
  const { form } = request
  return (
    <FormDialog {...dialog} cancelLabel={t("twoFactor.cancel")} size="sm" secret request={request}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={t("twoFactor.yourPassword")} required error={form.formState.errors.password?.message}>
        <PasswordInput {...form.register("password")} autoComplete="current-password" required />
      </Field>
    </FormDialog>
  )
}
