"use client"

import { useRouter } from "next/navigation"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Field } from "@/components/ui/field"
import { newPasswordRequest, passwordRule } from "@/lib/api/dashboard/account"
import { useSetPassword } from "@/lib/queries/account"
import { AuthCard } from "./auth-card"
import { PasswordInput } from "./password-input"
import { TextLink } from "./text-link"
import { useRequestForm } from "./use-request-form"

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
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="w-full"
          loading={setPassword.isPending || setPassword.isSuccess}
        >
          Set password
        </Button>
      </form>
    </AuthCard>
  )
}
