"use client"

import { useRequestForm } from "@/components/forms/use-request-form"
import { announceSession } from "@/components/layout/session-channel"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { PasswordInput } from "@/components/ui/password-input"
import { passwordRule } from "@/lib/api/dashboard/account"
import { newcomerRequest } from "@/lib/api/dashboard/members"
import { type InvitationOffer, useAcceptInvitation } from "@/lib/queries/members"
import { AcceptInvitationCard } from "./accept-invitation-card"
import { SubmitButton } from "./submit-button"

export interface AcceptInvitationProps {
  token: string
  offer: InvitationOffer
  /** Called when the invitation may no longer be valid. */
  onRefused: () => void
}

/** For people without an account, who choose a name and a password. */
export function AcceptInvitationForm({ token, offer, onRefused }: AcceptInvitationProps) {
  const { t, textOf } = useMessages()
  const accept = useAcceptInvitation()
  const { form, submit, refusal } = useRequestForm({
    schema: newcomerRequest,
    send: (body) => accept.mutateAsync({ ...body, token }),
    // A full page load, so that nothing loaded before is kept.
    onDone() {
      announceSession()
      window.location.replace("/jobs")
    },
    onRefused,
  })
  const { errors } = form.formState

  return (
    <AcceptInvitationCard offer={offer}>
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t("signIn.email")} hint={t("signIn.youSignInWithIt")}>
          <Input type="email" readOnly value={offer.email} autoComplete="username" className="bg-muted" />
        </Field>
        <Field label={t("invitations.yourName")} error={errors.name?.message}>
          <Input {...form.register("name")} autoComplete="name" required />
        </Field>
        <Field label={t("signIn.password")} hint={textOf(passwordRule)} error={errors.password?.message}>
          <PasswordInput {...form.register("password")} autoComplete="new-password" required />
        </Field>
        <SubmitButton className="mt-1" loading={accept.isPending || accept.isSuccess}>
          {t("invitations.accept")}
        </SubmitButton>
      </form>
    </AcceptInvitationCard>
  )
}
