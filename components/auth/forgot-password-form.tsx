"use client"

import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { passwordLinkRequest } from "@/lib/api/dashboard/account"
import { useRequestPasswordLink } from "@/lib/queries/account"
import { AuthCard } from "./auth-card"
import { PasswordLinkByHand } from "./password-link-by-hand"
import { SubmitButton } from "./submit-button"
import { TextLink } from "./text-link"

export interface ForgotPasswordFormProps {
  /** Whether the installation can send the link. */
  sendsMail: boolean
}

export function ForgotPasswordForm({ sendsMail }: ForgotPasswordFormProps) {
  const { t, rich } = useMessages()
  const backToSignIn = <TextLink href="/sign-in">{t("passwords.backToSignIn")}</TextLink>
  const link = useRequestPasswordLink()
  const { form, submit, refusal } = useRequestForm({ schema: passwordLinkRequest, send: link.mutateAsync })

  if (!sendsMail) return <PasswordLinkByHand footer={backToSignIn} />
  if (link.data && link.variables) {
    const { email } = link.variables
    if (!link.data.mailed) return <PasswordLinkByHand email={email} footer={backToSignIn} />
    return (
      <AuthCard takesFocus title={t("passwords.lookIntoMail")} footer={backToSignIn}>
        <p className="wrap-anywhere">
          {rich("passwords.linkOnItsWay", {
            email,
            address: (held) => <strong className="font-medium">{held}</strong>,
          })}
        </p>
        <p className="text-muted-foreground">{t("passwords.nothingComes")}</p>
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title={t("passwords.forgottenTitle")}
      description={t("passwords.forgottenDescription")}
      footer={backToSignIn}
    >
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={t("signIn.email")} error={form.formState.errors.email?.message}>
          <Input
            {...form.register("email")}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            required
          />
        </Field>
        <SubmitButton loading={link.isPending}>{t("passwords.sendLink")}</SubmitButton>
      </form>
    </AuthCard>
  )
}
