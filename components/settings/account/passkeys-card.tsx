"use client"

import { useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { Loaded } from "@/components/layout/loaded"
import { PasswordDialog } from "@/components/two-factor/password-dialog"
import { RecoveryCodesDialog } from "@/components/two-factor/recovery-codes-dialog"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import type { OwnPasskeys } from "@/lib/api/dashboard/passkeys"
import { type OwnPasskey, ownPasskeysQuery, useRemovePasskey } from "@/lib/queries/passkeys"
import { useMe } from "@/lib/queries/session"
import { ownTwoFactorQuery } from "@/lib/queries/two-factor"
import { AddPasskeyDialog } from "./add-passkey-dialog"
import { PasskeyRow } from "./passkey-row"
import { RenamePasskeyDialog } from "./rename-passkey-dialog"

type Asked = { what: "add" } | { what: "rename" | "remove"; passkey: OwnPasskey }

const unavailableWords = {
  ip_address: "passkeys.addNotAtIpAddress",
  insecure: "passkeys.addNotWithoutHttps",
} as const

/** The passkeys that the person can sign in with. */
export function PasskeysCard() {
  const { t } = useMessages()
  const { email } = useMe().person
  const passkeys = useQuery(ownPasskeysQuery)
  const { data } = passkeys
  const twoFactor = useQuery(ownTwoFactorQuery).data
  const isOnlyFactor = twoFactor?.app === false && data?.data.length === 1
  const remove = useRemovePasskey()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const sectionRef = useRef<HTMLDivElement>(null)
  // The button that asked may be gone by then.
  const after = { onClose: () => setAsked(null), focusAfter: () => sectionRef.current }

  return (
    <div
      ref={sectionRef}
      role="group"
      aria-label={t("passkeys.title")}
      tabIndex={-1}
      className="outline-none"
    >
      <Card
        title={t("passkeys.title")}
        description={t("passkeys.description")}
        footer={
          data && data.unavailable === null && data.data.length < data.most ? (
            <Button
              variant={data.data.length > 0 ? "outline" : "primary"}
              onClick={() => setAsked({ what: "add" })}
            >
              {t("passkeys.add")}
            </Button>
          ) : null
        }
      >
        <Loaded
          query={passkeys}
          place="card"
          failed={t("passkeys.notLoaded")}
          loading={<Skeleton className="w-64" />}
        >
          {(known) => <List known={known} now={new Date(passkeys.dataUpdatedAt)} onAsk={setAsked} />}
        </Loaded>
      </Card>
      {asked?.what === "add" ? (
        <AddPasskeyDialog
          {...after}
          email={email}
          onAdded={(recoveryCodes) => {
            setAsked(null)
            setCodes(recoveryCodes)
          }}
        />
      ) : null}
      {asked?.what === "rename" ? <RenamePasskeyDialog {...after} passkey={asked.passkey} /> : null}
      {asked?.what === "remove" ? (
        <PasswordDialog
          {...after}
          email={email}
          destructive
          title={t("passkeys.removeTitle", { name: asked.passkey.name })}
          description={[t("passkeys.removeDescription"), isOnlyFactor ? t("passkeys.removeOnly") : ""]
            .join(" ")
            .trim()}
          confirmLabel={t("passkeys.removeConfirm")}
          send={({ password }) => remove.mutateAsync({ id: asked.passkey.id, password })}
          onDone={() => {
            setAsked(null)
            toast({ title: t("passkeys.removed"), description: asked.passkey.name })
          }}
        />
      ) : null}
      {codes ? (
        <RecoveryCodesDialog
          email={email}
          codes={codes}
          focusAfter={after.focusAfter}
          onClose={() => setCodes(null)}
        />
      ) : null}
    </div>
  )
}

type ListProps = { known: OwnPasskeys; now: Date; onAsk: (asked: Asked) => void }

function List({ known: { data, most, unavailable }, now, onAsk }: ListProps) {
  const { t } = useMessages()
  return (
    <div className="flex flex-col gap-3">
      {data.length === 0 ? (
        <p>{t("passkeys.none")}</p>
      ) : (
        <ul aria-label={t("passkeys.title")} className="-my-3 flex flex-col divide-y">
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              now={now}
              onRename={() => onAsk({ what: "rename", passkey })}
              onRemove={() => onAsk({ what: "remove", passkey })}
            />
          ))}
        </ul>
      )}
      {unavailable ? (
        <Banner>{t(unavailableWords[unavailable])}</Banner>
      ) : data.length >= most ? (
        <Banner>{t("passkeys.most", { most })}</Banner>
      ) : null}
    </div>
  )
}
