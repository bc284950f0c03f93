"use client"

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { SetUpApp } from "@/components/two-factor/set-up-app"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { employerPath } from "@/lib/api/dashboard/employer-path"
import { useSignOut } from "@/lib/queries/session"
import { ownTwoFactorQuery } from "@/lib/queries/two-factor"
import { AuthCard } from "./auth-card"

export interface TwoFactorNeededProps {
  /** Where they wanted to go: a path of this site. */
  next: string
  email: string
  employer: string
  /** Those of the person's employers that they can work for as they are. */
  others: readonly { id: number; name: string }[]
}

/** The way to the second factor that an employer requires, and on from there. */
export function TwoFactorNeeded({ next, email, employer, others }: TwoFactorNeededProps) {
  const { data, error } = useQuery(ownTwoFactorQuery)
  const [settingUp, setSettingUp] = useState(false)
  // A whole load: what was refused before is asked for anew.
  const leave = () => window.location.replace(next)
  const signOut = useSignOut(() => window.location.replace("/sign-in"))
  const isSetUp = data ? data.recoveryCodes !== null : false

  return (
    <AuthCard
      title="Set up two-factor sign-in"
      description={`${employer} requires it of all its members. Signing in then takes your password and a code that an app on your phone shows.`}
      footer={
        <button
          type="button"
          className="rounded-sm font-medium text-primary-text underline-offset-4 hover:underline"
          onClick={() => signOut.mutate()}
        >
          Sign out
        </button>
      }
    >
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      <p className="text-compact text-muted-foreground">
        You need an authenticator app, such as Google Authenticator, Microsoft Authenticator, 1Password or
        Aegis. You will be brought to where you wanted to go.
      </p>
      {isSetUp && !settingUp ? (
        <Button variant="primary" onClick={leave}>
          Continue
        </Button>
      ) : (
        <Button variant="primary" onClick={() => setSettingUp(true)}>
          Set up an authenticator app
        </Button>
      )}
      {others.map(({ id, name }) => (
        <Button key={id} variant="outline" render={<a href={`${employerPath(id)}/jobs`} />}>
          Go to {name} instead
        </Button>
      ))}
      {settingUp ? (
        <SetUpApp
          email={email}
          onClose={() => {
            setSettingUp(false)
            if (isSetUp) leave()
          }}
        />
      ) : null}
    </AuthCard>
  )
}
