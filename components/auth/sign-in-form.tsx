"use client"

import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useRequestForm } from "@/components/forms/use-request-form"
import { announceSession } from "@/components/layout/session-channel"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { PasswordInput } from "@/components/ui/password-input"
import { useHydrated } from "@/components/ui/use-hydrated"
import { signInRequest } from "@/lib/api/dashboard/account"
import { setUpQuery } from "@/lib/queries/account"
import { useSignIn } from "@/lib/queries/session-changes"
import type { SecondStep } from "@/lib/queries/two-factor"
import { AuthCard } from "./auth-card"
import { PasskeySignIn } from "./passkey-sign-in"
import { SecondStepCard } from "./second-step-card"
import { forgetSessionWord, readSessionWord, type SessionWord } from "./session-word"
import { SetUpNeeded } from "./set-up-needed"
import { SubmitButton } from "./submit-button"
import { TextLink } from "./text-link"

export interface SignInFormProps {
  /** Where to go afterwards: a path of this site. */
  next: string
  /** Why the person is here, if there is more to say than that they have to sign in. */
  notice?: { tone: "success" | "warning"; text: string } | null
  /** Whether browsers offer passkeys at this address. */
  passkeys: boolean
}

export function SignInForm({ next, notice, passkeys }: SignInFormProps) {
  const { t } = useMessages()
  const setUp = useQuery(setUpQuery)
  const signIn = useSignIn()
  const [step, setStep] = useState<{ methods: readonly SecondStep[] } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const leave = () => {
    forgetSessionWord()
    announceSession()
    // A full page load, so that nothing loaded before signing in is kept.
    window.location.replace(next)
  }
  const { form, submit, refusal } = useRequestForm({
    schema: signInRequest,
    async send(body) {
      const asked = await signIn.mutateAsync(body)
      if (asked) setStep(asked.secondStep)
      else leave()
    },
    onRefused: () => form.setFocus("password", { shouldSelect: true }),
  })
  const { errors } = form.formState
  const asked = useRef(false)
  useEffect(() => {
    // Back from the second step, whose field had the focus.
    if (asked.current && !step) form.setFocus("password")
    asked.current = step !== null
  }, [step, form])
  const hydrated = useHydrated()
  const [ended, setEnded] = useState<SessionWord | null>(null)
  if (hydrated && ended === null) {
    const word = readSessionWord()
    if (word) setEnded(word)
  }
  useEffect(() => {
    const active = document.activeElement
    const typingIn = active instanceof HTMLInputElement ? active.name : null
    // Whatever was typed before the script ran is kept.
    if (!ended || typingIn === "email" || form.getValues("email")) return
    form.setValue("email", ended.email)
    if (typingIn === null) form.setFocus("password")
  }, [ended, form])

  function goBack(why: string | null) {
    signIn.reset()
    form.resetField("password")
    setRefused(why)
    setStep(null)
  }

  if (setUp.data?.needed) return <SetUpNeeded />
  if (step) return <SecondStepCard methods={step.methods} onDone={leave} onBack={goBack} />
  return (
    <AuthCard
      title={t("signIn.title")}
      description={next === "/jobs" || next === "/signed-in" ? null : t("signIn.backAfter")}
    >
      {refusal ? (
        <Banner tone="error">{refusal}</Banner>
      ) : refused ? (
        <Banner tone="warning" role="alert">
          {refused}
        </Banner>
      ) : notice ? (
        <Banner tone={notice.tone}>{notice.text}</Banner>
      ) : ended ? (
        <Banner title={t("signIn.sessionEnded")}>
          {t(ended.kept ? "signIn.signInAgainKept" : "signIn.signInAgain")}
        </Banner>
      ) : null}
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t("signIn.email")} error={errors.email?.message}>
          <Input
            {...form.register("email")}
            type="email"
            autoComplete={passkeys ? "username webauthn" : "username"}
            autoCapitalize="none"
            required
          />
        </Field>
        <Field label={t("signIn.password")} error={errors.password?.message}>
          <PasswordInput {...form.register("password")} autoComplete="current-password" required />
        </Field>
        <SubmitButton className="mt-1" loading={signIn.isPending || signIn.isSuccess}>
          {t("signIn.submit")}
        </SubmitButton>
      </form>
      {passkeys ? <PasskeySignIn onDone={leave} onRefused={setRefused} /> : null}
      <p className="text-center text-compact">
        <TextLink href="/forgot-password">{t("signIn.forgotten")}</TextLink>
      </p>
    </AuthCard>
  )
}
