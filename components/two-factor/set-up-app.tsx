"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { type BegunApp, useBeginApp } from "@/lib/queries/two-factor"
import { ConfirmAppDialog } from "./confirm-app-dialog"
import { PasswordDialog } from "./password-dialog"
import { RecoveryCodesDialog } from "./recovery-codes-dialog"

export interface SetUpAppProps {
  email: string
  /** Called when it is over, whether or not the app was set up. */
  onClose: () => void
  /** Gets the focus once the app was set up; otherwise it returns to the button that began this. */
  focusAfter?: () => HTMLElement | null
}

/** The steps to set up an authenticator app: the password, the secret and a first code, the recovery codes. */
export function SetUpApp({ email, onClose, focusAfter }: SetUpAppProps) {
  const { t } = useMessages()
  const begin = useBeginApp()
  const [begun, setBegun] = useState<BegunApp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes)
    return <RecoveryCodesDialog codes={codes} email={email} onClose={onClose} focusAfter={focusAfter} />
  if (begun) return <ConfirmAppDialog begun={begun} onCodes={setCodes} onClose={onClose} />
  return (
    <PasswordDialog
      title={t("twoFactor.setUpApp")}
      description={t("twoFactor.passwordFirst")}
      confirmLabel={t("twoFactor.continue")}
      email={email}
      send={async (body) => setBegun(await begin.mutateAsync(body))}
      onClose={onClose}
    />
  )
}
