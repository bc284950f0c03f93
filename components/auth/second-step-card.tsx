"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { MessageKey } from "@/lib/messages/message"
import type { SecondStep } from "@/lib/queries/two-factor"
import { AuthCard } from "./auth-card"
import { PasskeyStep } from "./passkey-step"
import { SecondStepForm } from "./second-step-form"

export interface SecondStepCardProps {
  methods: readonly SecondStep[]
  onDone: () => void
  /** Goes back to the password; `why` is null if that is what the person wanted. */
  onBack: (why: string | null) => void
}

const otherWords = {
  code: "twoFactor.useApp",
  passkey: "twoFactor.usePasskey",
  recovery_code: "twoFactor.useRecoveryCode",
} as const satisfies Record<SecondStep, MessageKey>

/** The step after the right password: a code from the app, a passkey, or one of the recovery codes. */
export function SecondStepCard({ methods, onDone, onBack }: SecondStepCardProps) {
  const { t } = useMessages()
  const [by, setBy] = useState<SecondStep>(methods[0] ?? "recovery_code")
  return (
    <AuthCard
      title={t("twoFactor.oneMoreStep")}
      footer={<FooterButton onClick={() => onBack(null)}>{t("twoFactor.asSomebodyElse")}</FooterButton>}
    >
      {by === "passkey" ? (
        <PasskeyStep onDone={onDone} onEnded={onBack} />
      ) : (
        <SecondStepForm key={by} by={by} onDone={onDone} onEnded={onBack} />
      )}
      {methods
        .filter((other) => other !== by)
        .map((other) => (
          <p key={other} className="text-center text-compact">
            <FooterButton onClick={() => setBy(other)}>{t(otherWords[other])}</FooterButton>
          </p>
        ))}
    </AuthCard>
  )
}

function FooterButton(props: { onClick: () => void; children: string }) {
  return (
    <button
      {...props}
      type="button"
      className="rounded-sm font-medium text-primary-text underline-offset-4 hover:underline"
    />
  )
}
