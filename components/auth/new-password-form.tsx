"use client"

import { useRouter } from "next/navigation"
import { useRequestForm } from "@/components/forms/use-request-form"
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
  const router = useRouter()
  const setPassword = useSetPassword()
  const { form, submit, refusal } = useRequestForm({
    schema,
    send: ({ password }) => setPassword.mutateAsync({ token, password }),
    onDone: () => router.replace("/sign-in?notice=new-password"),
  })

  return (
    <AuthCard
      title="Choose a new password"
      description="You are signed out everywhere, and sign in again with the new one."
      footer={<TextLink href="/forgot-password">Ask for another link</TextLink>}
    >
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="New password" hint={passwordRule} error={form.formState.errors.password?.message}>
          <PasswordInput {...form.register("password")} autoComplete="new-password" required />
        </Field>
        <SubmitButton loading={setPassword.isPending || setPassword.isSuccess}>Set password</SubmitButton>
      </form>
    </AuthCard>
  )
}
