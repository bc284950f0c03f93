"use client"

import { useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { Loaded } from "@/components/layout/loaded"
import { PasswordDialog } from "@/components/two-factor/password-dialog"
import { RecoveryCodesDialog } from "@/components/two-factor/recovery-codes-dialog"
import { SetUpApp } from "@/components/two-factor/set-up-app"
import { useMessages } from "@/components/messages/use-messages"
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

/** This few recovery codes left, or fewer, call for a warning. */
const few = 3

/** The authenticator app and the recovery codes. */
export function TwoFactorCard() {
  const { t } = useMessages()
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
    <div
      ref={sectionRef}
      role="group"
      aria-label={t("twoFactor.title")}
      tabIndex={-1}
      className="outline-none"
    >
      <Card
        title={t("twoFactor.title")}
        description={t("twoFactor.description")}
        action={data?.app ? <Badge tone="positive">{t("twoFactor.on")}</Badge> : null}
        footer={
          data ? (
            <>
              {data.recoveryCodes === null ? null : (
                <Button variant="outline" onClick={() => setAsked("renew")}>
                  {t("twoFactor.makeCodes")}
                </Button>
              )}
              {data.app ? (
                <Button variant="outline" onClick={() => setAsked("remove")}>
                  {t("twoFactor.removeApp")}
                </Button>
              ) : (
                <Button variant="primary" onClick={() => setAsked("set-up")}>
                  {t("twoFactor.setUpApp")}
                </Button>
              )}
            </>
          ) : null
        }
      >
        <Loaded
          query={query}
          place="card"
          failed={t("twoFactor.notLoaded")}
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
          title={t("twoFactor.removeAppTitle")}
          description={t("twoFactor.removeAppDescription")}
          confirmLabel={t("twoFactor.removeApp")}
          send={remove.mutateAsync}
          onDone={() => {
            setAsked(null)
            toast({ title: t("twoFactor.appRemoved") })
          }}
        />
      ) : null}
      {asked === "renew" ? (
        <PasswordDialog
          {...after}
          title={t("twoFactor.makeCodesTitle")}
          description={t("twoFactor.makeCodesDescription")}
          confirmLabel={t("twoFactor.makeCodesConfirm")}
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
  const { t } = useMessages()
  if (recoveryCodes === null) return <p>{t("twoFactor.noApp")}</p>
  return (
    <div className="flex flex-col gap-3">
      <p>{t(app ? "twoFactor.appAndCodes" : "twoFactor.passkeyAndCodes", { count: recoveryCodes })}</p>
      {recoveryCodes <= few ? <Banner tone="warning">{t("twoFactor.fewCodes")}</Banner> : null}
    </div>
  )
}
