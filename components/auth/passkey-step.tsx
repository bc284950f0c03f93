"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { ApiError } from "@/lib/queries/api-error"
import { usePasskeyChallenge, usePasskeySignIn } from "@/lib/queries/passkeys"
import { passkeyRefusal } from "./passkey-refusal"
import { RememberBrowser } from "./remember-browser"

export interface PasskeyStepProps {
  onDone: () => void
  /** Called if the password has to be entered again. */
  onEnded: (why: string) => void
}

/** One of the person's passkeys as the second step. */
export function PasskeyStep({ onDone, onEnded }: PasskeyStepProps) {
  const { t, textOf } = useMessages()
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
      else setRefused(passkeyRefusal(error, textOf))
      return
    }
    try {
      await signIn.mutateAsync({ options, secondStep: true, remember })
      onDone()
    } catch (error) {
      setRefused(passkeyRefusal(error, textOf))
    }
  }

  return (
    <>
      {refused ? (
        <Banner tone="error" role="alert">
          {refused}
        </Banner>
      ) : null}
      <p>{t("passkeys.browserAsks")}</p>
      <RememberBrowser checked={remember} onCheckedChange={setRemember} />
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        // It replaces a form that had the focus.
        autoFocus
        loading={challenge.isPending || signIn.isPending || signIn.isSuccess}
        onClick={ask}
      >
        {t("passkeys.useYours")}
      </Button>
    </>
  )
}
