"use client"

import { useRouter } from "next/navigation"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { PasswordInput } from "@/components/ui/password-input"
import { newPasswordRequest, passwordRule } from "@/lib/api/dashboard/account"
import { useSetPassword } from "@/lib/queries/account"
import { AuthCard } from "./auth-card"
import { SubmitButton } from "./submit-button"
import { TextLink } from "./text-link"

const schema = newPasswordRequest.omit({ token: true })

export function NewPasswordForm({ token }: { token: string }) {
  const { t, textOf } = useMessages()
  const router = useRouter()
  const setPassword = useSetPassword()
  const { form, submit, refusal } = useRequestForm({
    schema,
    send: ({ password }) => setPassword.mutateAsync({ token, password }),
    onDone: () => router.replace("/sign-in?notice=new-password"),
  })

  return (
    <AuthCard
      title={t("passwords.newTitle")}
      description={t("passwords.newDescription")}
      footer={<TextLink href="/forgot-password">{t("passwords.askForAnother")}</TextLink>}
    >
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={t("passwords.newPassword")}
          hint={textOf(passwordRule)}
          error={form.formState.errors.password?.message}
        >
          <PasswordInput {...form.register("password")} autoComplete="new-password" required />
        </Field>
        <SubmitButton loading={setPassword.isPending || setPassword.isSuccess}>
          {t("passwords.set")}
        </SubmitButton>
      </form>
    </AuthCard>
  )
}
