"use client"

import { Controller } from "react-hook-form"
import { useRequestForm } from "@/components/forms/use-request-form"
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

/** Makes the first employer and its admin. Only shown in the browser, whose time zone it starts with. */
export function SetUpForm({ token }: { token: string }) {
  const setUp = useSetUp()
  const { form, submit, refusal } = useRequestForm({
    schema,
    defaultValues: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    send: (body) => setUp.mutateAsync({ ...body, token }),
    onDone: () => window.location.replace("/jobs"),
  })
  const { errors } = form.formState

  return (
    <AuthCard
      wide
      title="Set up Openings"
      description="Make the first employer and its admin. The admin can invite everybody else."
    >
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
        <fieldset className={groupClass}>
          <legend className="mb-4 font-semibold">Employer</legend>
          <Field label="Employer's name" error={errors.employerName?.message}>
            <Input {...form.register("employerName")} autoComplete="organization" required />
          </Field>
          <Field
            label="Time zone"
            hint="Decides which day it is when a posting is published or closes."
            error={errors.timeZone?.message}
          >
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
          <legend className="mb-4 font-semibold">You</legend>
          <Field label="Your name" error={errors.name?.message}>
            <Input {...form.register("name")} autoComplete="name" required />
          </Field>
          <Field label="E-mail address" hint="You sign in with it." error={errors.email?.message}>
            <Input
              {...form.register("email")}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              required
            />
          </Field>
          <Field label="Password" hint={passwordRule} error={errors.password?.message}>
            <PasswordInput {...form.register("password")} autoComplete="new-password" required />
          </Field>
        </fieldset>
        <SubmitButton loading={setUp.isPending || setUp.isSuccess}>Create employer and sign in</SubmitButton>
      </form>
    </AuthCard>
  )
}
