"use client"

import { useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { Loaded } from "@/components/layout/loaded"
import { PasswordDialog } from "@/components/two-factor/password-dialog"
import { RecoveryCodesDialog } from "@/components/two-factor/recovery-codes-dialog"
import { SetUpApp } from "@/components/two-factor/set-up-app"
import { Badge } from "@/components/ui/badge"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMe } from "@/lib/queries/session"
import { ownTwoFactorQuery, useRemoveApp, useRenewRecoveryCodes } from "@/lib/queries/two-factor"
import { RememberedBrowsers } from "./remembered-browsers"

type Asked = "set-up" | "remove" | "renew"

/** So few recovery codes left are worth a word. */
const few = 3

/** The authenticator app and the recovery codes. */
export function TwoFactorCard() {
  const { email } = useMe().person
  const query = useQuery(ownTwoFactorQuery)
  const { data } = query
  const remove = useRemoveApp()
  const renew = useRenewRecoveryCodes()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const sectionRef = useRef<HTMLDivElement>(null)
  // The button that asked may be gone by then.
  const after = { email, onClose: () => setAsked(null), focusAfter: () => sectionRef.current }

  return (
    <div ref={sectionRef} role="group" aria-label="Two-factor sign-in" tabIndex={-1} className="outline-none">
      <Card
        title="Two-factor sign-in"
        description="Signing in then takes your password and a code that an app on your phone shows."
        action={data?.app ? <Badge tone="positive">On</Badge> : null}
        footer={
          data ? (
            <>
              {data.recoveryCodes === null ? null : (
                <Button variant="outline" onClick={() => setAsked("renew")}>
                  Make new recovery codes
                </Button>
              )}
              {data.app ? (
                <Button variant="outline" onClick={() => setAsked("remove")}>
                  Remove the app
                </Button>
              ) : (
                <Button variant="primary" onClick={() => setAsked("set-up")}>
                  Set up an authenticator app
                </Button>
              )}
            </>
          ) : null
        }
      >
        <Loaded
          query={query}
          place="card"
          failed="This could not be loaded"
          loading={<Skeleton className="w-64" />}
        >
          {({ app, recoveryCodes, rememberedBrowsers }) => (
            <div className="flex flex-col gap-3">
              <State app={app} recoveryCodes={recoveryCodes} />
              {rememberedBrowsers > 0 ? (
                <RememberedBrowsers
                  count={rememberedBrowsers}
                  onForgotten={() => sectionRef.current?.focus()}
                />
              ) : null}
            </div>
          )}
        </Loaded>
      </Card>
      {asked === "set-up" ? <SetUpApp {...after} /> : null}
      {asked === "remove" ? (
        <PasswordDialog
          {...after}
          destructive
          title="Remove the authenticator app?"
          description="Your password alone signs you in then, unless you have a passkey."
          confirmLabel="Remove the app"
          send={remove.mutateAsync}
          onDone={() => {
            setAsked(null)
            toast({ title: "The authenticator app is removed" })
          }}
        />
      ) : null}
      {asked === "renew" ? (
        <PasswordDialog
          {...after}
          title="Make new recovery codes?"
          description="You get ten new codes. The codes you have now no longer work."
          confirmLabel="Make new codes"
          send={async (body) => {
            setCodes((await renew.mutateAsync(body)).recoveryCodes)
            setAsked(null)
          }}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog {...after} codes={codes} onClose={() => setCodes(null)} /> : null}
    </div>
  )
}

function State({ app, recoveryCodes }: { app: boolean; recoveryCodes: number | null }) {
  if (recoveryCodes === null) return <p>You have no authenticator app yet.</p>
  const left = recoveryCodes === 1 ? "1 recovery code is" : `${recoveryCodes} recovery codes are`
  return (
    <div className="flex flex-col gap-3">
      <p>
        {app ? "An authenticator app is set up." : "You have no authenticator app, but a passkey."} {left}{" "}
        left.
      </p>
      {recoveryCodes <= few ? (
        <Banner tone="warning">Make new recovery codes before you have used the last.</Banner>
      ) : null}
    </div>
  )
}
