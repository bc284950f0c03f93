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
  /** Called with the reason why it failed, and with null once it is tried again. */
  onRefused: (why: string | null) => void
}

/** Signs in with a passkey instead of everything else: with a button, or with the browser's autofill. */
export function PasskeySignIn({ onDone, onRefused }: PasskeySignInProps) {
  const { t, textOf } = useMessages()
  const hydrated = useHydrated()
  const challenge = usePasskeyChallenge()
  const signIn = usePasskeySignIn()

  // Autofill stays pending all the while, and must not disable the button.
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
    // People who didn't ask for it don't need to know that it can't be offered.
    const options = await challenge.mutateAsync({}).catch(() => null)
    if (!options || !wanted()) return
    try {
      await signIn.mutateAsync({ options, autofill: true })
      onDone()
    } catch (error) {
      // A refusal by the browser itself means nothing to someone who didn't ask.
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
