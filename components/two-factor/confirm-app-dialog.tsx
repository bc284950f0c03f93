"use client"

import { FormDialog } from "@/components/forms/form-dialog"
import { useRequestForm } from "@/components/forms/use-request-form"
import { CopyField } from "@/components/ui/copy-field"
import { Field } from "@/components/ui/field"
import { codeRequest } from "@/lib/api/dashboard/two-factor"
import { type BegunApp, useConfirmApp } from "@/lib/queries/two-factor"
import { CodeInput } from "./code-input"
import { QrCode } from "./qr-code"

export interface ConfirmAppDialogProps {
  begun: BegunApp
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
  focusAfter?: () => HTMLElement | null
}

/** Shows the secret for an authenticator app, and asks for the first code that the app makes of it. */
export function ConfirmAppDialog({ begun, onCodes, ...dialog }: ConfirmAppDialogProps) {
  const confirm = useConfirmApp()
  const request = useRequestForm({
    schema: codeRequest,
    defaultValues: { code: "" },
    send: async (body) => onCodes((await confirm.mutateAsync(body)).recoveryCodes),
    onRefused: () => form.setFocus("code", { shouldSelect: true }),
  })
  const { form } = request
  return (
    <FormDialog
      {...dialog}
      secret
      request={request}
      title="Set up your authenticator app"
      description="Scan the code with an app such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis."
      confirmLabel="Turn on"
    >
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={begun.address} label="QR code for your authenticator app" />
        <div className="min-w-0 flex-1 basis-56">
          <CopyField
            label="Or type this key into the app"
            value={begun.secret.match(/.{1,4}/g)?.join(" ") ?? begun.secret}
            copyLabel="Copy key"
            hint="Based on time, six digits. It is shown now and never again."
          />
        </div>
      </div>
      <Field
        label="Code that the app shows"
        required
        hint="Six digits, new every 30 seconds."
        error={form.formState.errors.code?.message}
        className="max-w-56"
      >
        <CodeInput {...form.register("code")} required />
      </Field>
    </FormDialog>
  )
}
