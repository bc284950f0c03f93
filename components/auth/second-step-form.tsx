"use client"

import { useEffect, useState } from "react"
import { useRequestForm } from "@/components/forms/use-request-form"
import { CodeInput } from "@/components/two-factor/code-input"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { codeRequest, recoveryCodeRequest } from "@/lib/api/dashboard/two-factor"
import { ApiError } from "@/lib/queries/api-error"
import { useSecondStep } from "@/lib/queries/two-factor"
import { RememberBrowser } from "./remember-browser"
import { SubmitButton } from "./submit-button"

export interface SecondStepFormProps {
  by: "code" | "recovery_code"
  onDone: () => void
  /** Called if the password has to be entered again. */
  onEnded: (why: string) => void
}

export function SecondStepForm({ by, onDone, onEnded }: SecondStepFormProps) {
  const { t } = useMessages()
  const step = useSecondStep()
  const [remember, setRemember] = useState(false)
  const { form, submit, refusal } = useRequestForm({
    schema: by === "code" ? codeRequest : recoveryCodeRequest,
    defaultValues: { code: "" },
    send: ({ code }) => step.mutateAsync({ by, code, remember }),
    onDone,
    onRefused(error) {
      if (error instanceof ApiError && error.status === 401) onEnded(error.message)
      else form.setFocus("code", { shouldSelect: true })
    },
  })
  const error = form.formState.errors.code?.message
  const registered = form.register("code")
  const { setFocus } = form
  // It replaces a form that had the focus, and its label says what it is for.
  useEffect(() => setFocus("code"), [setFocus])

  return (
    <>
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {by === "code" ? (
          <Field label={t("twoFactor.code")} hint={t("twoFactor.codeHint")} error={error}>
            <CodeInput {...registered} required />
          </Field>
        ) : (
          <Field label={t("twoFactor.recoveryCode")} hint={t("twoFactor.recoveryCodeHint")} error={error}>
            <Input
              {...registered}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="figures"
              required
            />
          </Field>
        )}
        <RememberBrowser checked={remember} onCheckedChange={setRemember} />
        <SubmitButton className="mt-1" loading={step.isPending || step.isSuccess}>
          {t("signIn.submit")}
        </SubmitButton>
      </form>
    </>
  )
}
