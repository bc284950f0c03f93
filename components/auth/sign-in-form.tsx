"use client"

import { useQuery } from "@tanstack/react-query"
import { useRequestForm } from "@/components/forms/use-request-form"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { PasswordInput } from "@/components/ui/password-input"
import { signInRequest } from "@/lib/api/dashboard/account"
import { setUpQuery } from "@/lib/queries/account"
import { useSignIn } from "@/lib/queries/session"
import { AuthCard } from "./auth-card"
import { SetUpNeeded } from "./set-up-needed"
import { SubmitButton } from "./submit-button"
import { TextLink } from "./text-link"

export interface SignInFormProps {
  /** Where to go then: a path of this site. */
  next: string
  /** Why one is here, when there is more to say than that one has to sign in. */
  notice?: { tone: "success" | "warning"; text: string } | null
}

export function SignInForm({ next, notice }: SignInFormProps) {
  const setUp = useQuery(setUpQuery)
  const signIn = useSignIn()
  const { form, submit, refusal } = useRequestForm({
    schema: signInRequest,
    send: signIn.mutateAsync,
    // A whole load: nothing that was known before signing in is kept.
    onDone: () => window.location.replace(next),
    onRefused: () => form.setFocus("password", { shouldSelect: true }),
  })
  const { errors } = form.formState

  if (setUp.data?.needed) return <SetUpNeeded />
  return (
    <AuthCard
      title="Sign in to Openings"
      description={next === "/jobs" ? null : "You will be brought back to where you were."}
    >
      {refusal ? (
        <Banner tone="error">{refusal}</Banner>
      ) : notice ? (
        <Banner tone={notice.tone}>{notice.text}</Banner>
      ) : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="E-mail address" error={errors.email?.message}>
          <Input
            {...form.register("email")}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            required
          />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput {...form.register("password")} autoComplete="current-password" required />
        </Field>
        <SubmitButton className="mt-1" loading={signIn.isPending || signIn.isSuccess}>
          Sign in
        </SubmitButton>
      </form>
      <p className="text-center text-compact">
        <TextLink href="/forgot-password">Forgotten your password?</TextLink>
      </p>
    </AuthCard>
  )
}
