"use client"

import { Controller } from "react-hook-form"
import { useRequestForm } from "@/components/forms/use-request-form"
import { announceSession } from "@/components/layout/session-channel"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { PasswordInput } from "@/components/ui/password-input"
import { TimeZoneCombobox } from "@/components/ui/time-zone-combobox"
import { passwordRule, setUpRequest } from "@/lib/api/dashboard/account"
import { useSetUp } from "@/lib/queries/account"
import { AuthCard } from "./auth-card"
import { SubmitButton } from "./submit-button"

const schema = setUpRequest.omit({ token: true })
const groupClass = "flex flex-col gap-4"

/** Creates the first employer and its admin. It is only rendered in the browser, whose time zone is the default. */
export function SetUpForm({ token }: { token: string }) {
  const { t, textOf } = useMessages()
  const setUp = useSetUp()
  const { form, submit, refusal } = useRequestForm({
    schema,
    defaultValues: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    send: (body) => setUp.mutateAsync({ ...body, token }),
    onDone() {
      announceSession()
      window.location.replace("/jobs")
    },
  })
  const { errors } = form.formState

  return (
    <AuthCard wide title={t("setUp.title")} description={t("setUp.description")}>
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
        <fieldset className={groupClass}>
          <legend className="mb-4 font-semibold">{t("setUp.employer")}</legend>
          <Field label={t("setUp.employerName")} error={errors.employerName?.message}>
            <Input {...form.register("employerName")} autoComplete="organization" required />
          </Field>
          <Field label={t("setUp.timeZone")} hint={t("setUp.timeZoneHint")} error={errors.timeZone?.message}>
            <Controller
              control={form.control}
              name="timeZone"
              render={({ field }) => (
                <TimeZoneCombobox
                  value={field.value ?? ""}
                  onValueChange={field.onChange}
                  onBlur={field.onBlur}
                />
              )}
            />
          </Field>
        </fieldset>
        <fieldset className={groupClass}>
          <legend className="mb-4 font-semibold">{t("setUp.you")}</legend>
          <Field label={t("invitations.yourName")} error={errors.name?.message}>
            <Input {...form.register("name")} autoComplete="name" required />
          </Field>
          <Field label={t("signIn.email")} hint={t("signIn.youSignInWithIt")} error={errors.email?.message}>
            <Input
              {...form.register("email")}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              required
            />
          </Field>
          <Field label={t("signIn.password")} hint={textOf(passwordRule)} error={errors.password?.message}>
            <PasswordInput {...form.register("password")} autoComplete="new-password" required />
          </Field>
        </fieldset>
        <SubmitButton loading={setUp.isPending || setUp.isSuccess}>{t("setUp.submit")}</SubmitButton>
      </form>
    </AuthCard>
  )
}
