"use client"

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { AddPasskeyDialog } from "@/components/settings/account/add-passkey-dialog"
import { RecoveryCodesDialog } from "@/components/two-factor/recovery-codes-dialog"
import { SetUpApp } from "@/components/two-factor/set-up-app"
import { announceSession } from "@/components/layout/session-channel"
import { useHydrated } from "@/components/ui/use-hydrated"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { employerPath } from "@/lib/api/dashboard/employer-path"
import { ownPasskeysQuery } from "@/lib/queries/passkeys"
import { useSignOut } from "@/lib/queries/use-sign-out"
import { ownTwoFactorQuery } from "@/lib/queries/two-factor"
import { AuthCard } from "./auth-card"

export interface TwoFactorNeededProps {
  /** Where they wanted to go: a path of this site. */
  next: string
  email: string
  employer: string
  /** The person's employers that they can already work for without a second factor. */
  others: readonly { id: number; name: string }[]
}

/** Leads to the second factor that an employer requires, and on from there. */
export function TwoFactorNeeded({ next, email, employer, others }: TwoFactorNeededProps) {
  const { t } = useMessages()
  const hydrated = useHydrated()
  const { data, error } = useQuery(ownTwoFactorQuery)
  const { data: passkeys } = useQuery(ownPasskeysQuery)
  const [settingUp, setSettingUp] = useState<"app" | "passkey" | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // A full page load, so that the page that was refused is requested again.
  const leave = () => window.location.replace(next)
  const signOut = useSignOut(() => {
    announceSession()
    window.location.replace("/sign-in")
  })
  const isSetUp = data ? data.recoveryCodes !== null : false

  return (
    <AuthCard
      title={t("twoFactor.neededTitle")}
      description={t("twoFactor.neededDescription", { employer })}
      footer={
        <button
          type="button"
          className="rounded-sm font-medium text-primary-text underline-offset-4 hover:underline"
          onClick={() => signOut.mutate()}
        >
          {t("twoFactor.signOut")}
        </button>
      }
    >
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      <p className="text-compact text-muted-foreground">{t("twoFactor.neededApps")}</p>
      {isSetUp && !settingUp ? (
        <Button variant="primary" onClick={leave}>
          {t("twoFactor.continue")}
        </Button>
      ) : (
        <>
          <Button variant="primary" disabled={!hydrated} onClick={() => setSettingUp("app")}>
            {t("twoFactor.setUpApp")}
          </Button>
          {passkeys?.unavailable === null ? (
            <Button variant="outline" onClick={() => setSettingUp("passkey")}>
              {t("passkeys.add")}
            </Button>
          ) : null}
        </>
      )}
      {others.map(({ id, name }) => (
        <Button key={id} variant="outline" render={<a href={`${employerPath(id)}/jobs`} />}>
          {t("twoFactor.toOther", { employer: name })}
        </Button>
      ))}
      {settingUp === "app" ? (
        <SetUpApp
          email={email}
          onClose={() => {
            setSettingUp(null)
            if (isSetUp) leave()
          }}
        />
      ) : null}
      {settingUp === "passkey" ? (
        <AddPasskeyDialog
          email={email}
          focusAfter={() => null}
          onClose={() => setSettingUp(null)}
          onAdded={(made) => {
            setSettingUp(null)
            if (made) setCodes(made)
            else leave()
          }}
        />
      ) : null}
      {codes ? (
        <RecoveryCodesDialog email={email} codes={codes} focusAfter={() => null} onClose={leave} />
      ) : null}
    </AuthCard>
  )
}
