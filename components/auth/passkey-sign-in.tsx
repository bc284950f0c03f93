"use client"

import { KeyRound } from "lucide-react"
import { useEffect, useEffectEvent, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { useHydrated } from "@/components/ui/use-hydrated"
import { ApiError } from "@/lib/queries/api-error"
import { offersPasskeysInFields, stopAskingPasskey } from "@/lib/queries/browser-passkey"
import { usePasskeyChallenge, usePasskeySignIn } from "@/lib/queries/passkeys"
import { passkeyRefusal } from "./passkey-refusal"

export interface PasskeySignInProps {
  onDone: () => void
  /** Why it came to nothing; null once it is tried again. */
  onRefused: (why: string | null) => void
}

/** Signs in with a passkey in the place of everything else: by a button, or by what the browser offers in the fields. */
export function PasskeySignIn({ onDone, onRefused }: PasskeySignInProps) {
  const { t, textOf } = useMessages()
  const hydrated = useHydrated()
  const challenge = usePasskeyChallenge()
  const signIn = usePasskeySignIn()

  // What is offered in the fields is asked for all the while, and keeps nobody from the button.
  const [asking, setAsking] = useState(false)

  async function ask() {
    onRefused(null)
    setAsking(true)
    try {
      await signIn.mutateAsync({ options: await challenge.mutateAsync({}) })
      onDone()
    } catch (error) {
      setAsking(false)
      onRefused(passkeyRefusal(error, textOf))
    }
  }

  const offer = useEffectEvent(async (wanted: () => boolean) => {
    if (!(await offersPasskeysInFields()) || !wanted()) return
    // Who did not ask for it is not told that it cannot be offered.
    const options = await challenge.mutateAsync({}).catch(() => null)
    if (!options || !wanted()) return
    try {
      await signIn.mutateAsync({ options, autofill: true })
      onDone()
    } catch (error) {
      // What the browser itself refuses is no news to somebody who did not ask.
      if (wanted() && error instanceof ApiError) onRefused(error.message)
    }
  })
  useEffect(() => {
    let here = true
    void offer(() => here)
    return () => {
      here = false
      void stopAskingPasskey()
    }
  }, [])

  return (
    <Button
      variant="outline"
      size="lg"
      className="w-full"
      disabled={!hydrated}
      loading={asking}
      onClick={ask}
    >
      <KeyRound aria-hidden />
      {t("signIn.withPasskey")}
    </Button>
  )
}
