"use client"

import { useRequestForm } from "@/components/forms/use-request-form"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { passwordLinkRequest } from "@/lib/api/dashboard/account"
import { useRequestPasswordLink } from "@/lib/queries/account"
import { AuthCard } from "./auth-card"
import { PasswordLinkByHand } from "./password-link-by-hand"
import { SubmitButton } from "./submit-button"
import { TextLink } from "./text-link"

const backToSignIn = <TextLink href="/sign-in">Back to sign in</TextLink>

export function ForgotPasswordForm() {
  const link = useRequestPasswordLink()
  const { form, submit, refusal } = useRequestForm({ schema: passwordLinkRequest, send: link.mutateAsync })

  if (link.data && link.variables) {
    const { email } = link.variables
    if (!link.data.mailed) return <PasswordLinkByHand email={email} footer={backToSignIn} />
    return (
      <AuthCard takesFocus title="Look into your mail" footer={backToSignIn}>
        <p className="wrap-anywhere">
          If somebody signs in as <strong className="font-medium">{email}</strong>, a link to a new password
          is on its way there. It works once, within an hour.
        </p>
        <p className="text-muted-foreground">
          Nothing comes? Look among the junk mail, and check that this is the address you sign in with.
        </p>
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title="Forgotten your password?"
      description="Tell us the address you sign in with, and we send you a link to a new one."
      footer={backToSignIn}
    >
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="E-mail address" error={form.formState.errors.email?.message}>
          <Input
            {...form.register("email")}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            required
          />
        </Field>
        <SubmitButton loading={link.isPending}>Send link</SubmitButton>
      </form>
    </AuthCard>
  )
}
