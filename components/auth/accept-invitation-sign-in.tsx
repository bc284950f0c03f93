"use client"

import { useState } from "react"
import { useRequestForm } from "@/components/forms/use-request-form"
import { announceSession } from "@/components/layout/session-channel"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { PasswordInput } from "@/components/ui/password-input"
import { signInRequest } from "@/lib/api/dashboard/account"
import { useAcceptInvitation } from "@/lib/queries/members"
import { useSwitchEmployer } from "@/lib/queries/session-changes"
import { AcceptInvitationCard } from "./accept-invitation-card"
import type { AcceptInvitationProps } from "./accept-invitation-form"
import { SecondStepCard } from "./second-step-card"
import { SubmitButton } from "./submit-button"
import { TextLink } from "./text-link"

const schema = signInRequest.pick({ password: true })

/** For people with an account, who prove that it is theirs. */
export function AcceptInvitationSignIn({ token, offer, onRefused }: AcceptInvitationProps) {
  const { t } = useMessages()
  const accept = useAcceptInvitation()
  const [step, setStep] = useState<typeof accept.data>(null)
  const leave = () => {
    announceSession()
    window.location.replace("/jobs")
  }
  const switchEmployer = useSwitchEmployer(leave)
  const { form, submit, refusal } = useRequestForm({
    schema,
    async send({ password }) {
      const asked = await accept.mutateAsync({ token, password })
      if (asked) setStep(asked)
      else leave()
    },
    onRefused,
  })

  if (step) {
    return (
      <SecondStepCard
        methods={step.secondStep.methods}
        onDone={() => switchEmployer.mutate(step.employerId)}
        onBack={() => window.location.replace("/sign-in")}
      />
    )
  }
  return (
    <AcceptInvitationCard
      offer={offer}
      footer={<TextLink href="/forgot-password">{t("signIn.forgotten")}</TextLink>}
    >
      {refusal ? <Banner tone="error">{refusal}</Banner> : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t("signIn.email")} hint={t("invitations.accountExists")}>
          <Input type="email" readOnly value={offer.email} autoComplete="username" className="bg-muted" />
        </Field>
        <Field label={t("signIn.password")} error={form.formState.errors.password?.message}>
          <PasswordInput {...form.register("password")} autoComplete="current-password" required />
        </Field>
        <SubmitButton className="mt-1" loading={accept.isPending || accept.isSuccess}>
          {t("invitations.accept")}
        </SubmitButton>
      </form>
    </AcceptInvitationCard>
  )
}
