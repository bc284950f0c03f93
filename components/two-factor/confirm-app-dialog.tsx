"use client"

import { useRef } from "react"
import { FormDialog } from "@/components/forms/form-dialog"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { CopyField } from "@/components/ui/copy-field"
import { Field } from "@/components/ui/field"
import { useMergedRef } from "@/components/ui/merged-ref"
import { codeRequest } from "@/lib/api/dashboard/two-factor"
import { type BegunApp, useConfirmApp } from "@/lib/queries/two-factor"
import { CodeInput } from "./code-input"
import { QrCode } from "./qr-code"

export interface ConfirmAppDialogProps {
  begun: BegunApp
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}

/** Shows the secret for an authenticator app, and asks for the first code that the app generates from it. */
export function ConfirmAppDialog({ begun, onCodes, ...dialog }: ConfirmAppDialogProps) {
  const { t } = useMessages()
  const confirm = useConfirmApp()
  const request = useRequestForm({
    schema: codeRequest,
    defaultValues: { code: "" },
    secretField: "code",
    send: async (body) => onCodes((await confirm.mutateAsync(body)).recoveryCodes),
    onRefused: () => form.setFocus("code", { shouldSelect: true }),
  })
  const { form } = request
  const { ref: registered, ...code } = form.register("code")
  const codeRef = useRef<HTMLInputElement>(null)
  return (
    <FormDialog
      {...dialog}
      secret
      initialFocus={codeRef}
      request={request}
      title={t("twoFactor.confirmTitle")}
      description={t("twoFactor.confirmDescription")}
      confirmLabel={t("twoFactor.turnOn")}
      cancelLabel={t("twoFactor.cancel")}
    >
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={begun.address} label={t("twoFactor.qrCode")} />
        <div className="min-w-0 flex-1 basis-56">
          <CopyField
            label={t("twoFactor.orTypeKey")}
            value={begun.secret.match(/.{1,4}/g)?.join(" ") ?? begun.secret}
            copyLabel={t("twoFactor.copyKey")}
            hint={t("twoFactor.keyHint")}
            lines={2}
          />
        </div>
      </div>
      <Field
        label={t("twoFactor.codeOfApp")}
        required
        hint={t("twoFactor.codeOfAppHint")}
        error={form.formState.errors.code?.message}
        className="max-w-56"
      >
        <CodeInput {...code} ref={useMergedRef(registered, codeRef)} required />
      </Field>
    </FormDialog>
  )
}
