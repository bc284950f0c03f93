"use client"

import { useState } from "react"
import type { SecondStep as Method } from "@/lib/queries/two-factor"
import { AuthCard } from "./auth-card"
import { SecondStepForm } from "./second-step-form"

export interface SecondStepProps {
  methods: readonly Method[]
  onDone: () => void
  /** Back to the password: why, where it was not the person's wish. */
  onBack: (why: string | null) => void
}

/** What is left to do after the right password: a code of the app, or one of the recovery codes. */
export function SecondStep({ methods, onDone, onBack }: SecondStepProps) {
  const [by, setBy] = useState<"code" | "recovery_code">(methods.includes("code") ? "code" : "recovery_code")
  const other = by === "code" ? "recovery_code" : "code"
  return (
    <AuthCard
      title="One more step"
      footer={<FooterButton onClick={() => onBack(null)}>Sign in as somebody else</FooterButton>}
    >
      <SecondStepForm key={by} by={by} onDone={onDone} onEnded={onBack} />
      {methods.includes(other) ? (
        <p className="text-center text-compact">
          <FooterButton onClick={() => setBy(other)}>
            {other === "code" ? "Use the authenticator app" : "Use a recovery code"}
          </FooterButton>
        </p>
      ) : null}
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
