"use client"

import { KeyRound } from "lucide-react"
import { Instant } from "@/components/employer/instant"
import { Button } from "@/components/ui/button"
import { useLocale } from "@/components/ui/use-locale"
import { relativeInstant } from "@/lib/format/dates"
import type { OwnPasskey } from "@/lib/queries/passkeys"

export interface PasskeyRowProps {
  passkey: OwnPasskey
  now: Date
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey, now, onRename, onRemove }: PasskeyRowProps) {
  const locale = useLocale()
  const { name, synced, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-compact text-muted-foreground">
          {lastUsedAt ? (
            <>
              Last used <Instant at={lastUsedAt}>{relativeInstant(lastUsedAt, now, locale)}</Instant>
            </>
          ) : (
            "Never used"
          )}
          {createdAt ? (
            <>
              , added <Instant at={createdAt} />
            </>
          ) : null}
          {synced ? ", on all your devices" : ""}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" aria-label={`Rename: ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="outline" size="sm" aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
