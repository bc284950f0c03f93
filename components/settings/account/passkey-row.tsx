"use client"

import { KeyRound } from "lucide-react"
import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { relativeInstant } from "@/lib/format/instants"
import { localeOf } from "@/lib/messages/locale-of"
import type { OwnPasskey } from "@/lib/queries/passkeys"

export interface PasskeyRowProps {
  passkey: OwnPasskey
  now: Date
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey, now, onRename, onRemove }: PasskeyRowProps) {
  const { t, rich, language } = useMessages()
  const { name, synced, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-compact text-muted-foreground">
          {lastUsedAt
            ? rich("passkeys.lastUsed", {
                time: () => (
                  <Instant at={lastUsedAt}>{relativeInstant(lastUsedAt, now, localeOf[language])}</Instant>
                ),
              })
            : t("passkeys.neverUsed")}
          {createdAt ? (
            <>
              {", "}
              {rich("passkeys.addedOn", { time: () => <Instant at={createdAt} /> })}
            </>
          ) : null}
          {synced ? `, ${t("passkeys.onAllDevices")}` : ""}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" aria-label={t("passkeys.renameOf", { name })} onClick={onRename}>
          {t("passkeys.rename")}
        </Button>
        <Button variant="outline" size="sm" aria-label={t("passkeys.removeOf", { name })} onClick={onRemove}>
          {t("passkeys.remove")}
        </Button>
      </div>
    </li>
  )
}
