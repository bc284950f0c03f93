"use client"

import { useState } from "react"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { ApiError } from "@/lib/queries/api-error"
import { usePasskeyChallenge, usePasskeySignIn } from "@/lib/queries/passkeys"
import { passkeyRefusal } from "./passkey-refusal"
import { RememberBrowser } from "./remember-browser"

export interface PasskeyStepProps {
  onDone: () => void
  /** The password has to be entered again. */
  onEnded: (why: string) => void
}

/** One of the person's passkeys as the second step. */
export function PasskeyStep({ onDone, onEnded }: PasskeyStepProps) {
  const challenge = usePasskeyChallenge()
  const signIn = usePasskeySignIn()
  const [remember, setRemember] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  async function ask() {
    setRefused(null)
    let options
    try {
      options = await challenge.mutateAsync({ secondStep: true })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onEnded(error.message)
      else setRefused(passkeyRefusal(error))
      return
    }
    try {
      await signIn.mutateAsync({ options, secondStep: true, remember })
      onDone()
    } catch (error) {
      setRefused(passkeyRefusal(error))
    }
  }

  return (
    <>
      {refused ? (
        <Banner tone="error" role="alert">
          {refused}
        </Banner>
      ) : null}
      <p>Your browser asks for your fingerprint, your face, a PIN or your security key.</p>
      <RememberBrowser checked={remember} onCheckedChange={setRemember} />
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        // It comes in the place of a form that had the focus.
        autoFocus
        loading={challenge.isPending || signIn.isPending || signIn.isSuccess}
        onClick={ask}
      >
        Use your passkey
      </Button>
    </>
  )
}
