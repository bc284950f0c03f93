"use client"

import { useQuery } from "@tanstack/react-query"
import { useRouter } from "next/navigation"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { PasswordInput } from "@/components/ui/password-input"
import { newPasswordRequest, passwordRule } from "@/lib/api/dashboard/account"
import { passwordLinkQuery, useSetPassword } from "@/lib/queries/account"
import { ApiError } from "@/lib/queries/api-error"
import { AuthCard } from "./auth-card"
import { SubmitButton } from "./submit-button"
import { TextLink } from "./text-link"

const schema = newPasswordRequest.omit({ token: true })

/** The page of a link to a new password: its form, or what to do if the link no longer works. */
export function NewPassword({ token }: { token: string }) {
  const { t } = useMessages()
  const { error } = useQuery(passwordLinkQuery(token))
  if (!(error instanceof ApiError && error.status === 403)) return <NewPasswordForm token={token} />
  return (
    <AuthCard
      title={t("passwords.endedTitle")}
      footer={<TextLink href="/forgot-password">{t("passwords.askForAnother")}</TextLink>}
    >
      <p>{t("passwords.endedText")}</p>
      <TextLink href="/sign-in">{t("signIn.submit")}</TextLink>
    </AuthCard>
  )
}

function NewPasswordForm({ token }: { token: string }) {
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
