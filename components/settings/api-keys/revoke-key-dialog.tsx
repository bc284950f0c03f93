"use client"

import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Checkbox } from "@/components/ui/checkbox"
import { toast } from "@/components/ui/toast"
import { formatList } from "@/lib/format/lists"
import { localeOf } from "@/lib/messages/locale-of"
import { type PresentedKey, useRevokeKeys } from "@/lib/queries/api-keys"
import { useRemoval } from "../use-removal"
import { workingPredecessors } from "./key-groups"
import { aboutKey, keyName, maskedKey, usageInWords } from "./key-words"
import type { KeysNow } from "./keys-now"

export interface RevokeKeyDialogProps {
  apiKey: PresentedKey
  now: KeysNow
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Asks before a key is revoked for good, and says who would miss it and which keys continue to work. */
export function RevokeKeyDialog({ apiKey, now, onClose, focusAfter }: RevokeKeyDialogProps) {
  const { t, language } = useMessages()
  const revoke = useRevokeKeys()
  const [withOlder, setWithOlder] = useState(false)
  const older = workingPredecessors(apiKey, now.keys, now.time.now)
  const ending = withOlder ? [apiKey, ...older] : [apiKey]
  const count = ending.length

  const { confirm, error } = useRemoval(
    () => revoke.mutateAsync(ending.map(({ id }) => id)),
    () =>
      toast({
        title: t("keys.revokedNow", { count }),
        description: apiKey.name,
        about: ending.flatMap(aboutKey),
      }),
  )

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title={t("keys.revokeTitle", { name: keyName(apiKey) })}
      description={<WhatEnds apiKey={apiKey} older={older} now={now} />}
      confirmLabel={t("keys.revokeConfirm", { count })}
      onConfirm={confirm}
      error={error}
    >
      {older.length > 0 ? (
        <div className="mt-3">
          <Checkbox
            label={t("keys.alsoRevoke", { keys: formatList(older.map(maskedKey), localeOf[language]) })}
            checked={withOlder}
            onCheckedChange={setWithOlder}
          />
        </div>
      ) : null}
    </AlertDialog>
  )
}

/** What has used the key, and which keys continue to work. */
function WhatEnds({
  apiKey,
  older,
  now,
}: Pick<RevokeKeyDialogProps, "apiKey" | "now"> & { older: readonly PresentedKey[] }) {
  const { t, rich, textOf, language } = useMessages()
  const zone = useZoneWords()
  const newer = now.keys.find(({ replaces, state }) => replaces?.id === apiKey.id && state === "active")
  const code = (key: PresentedKey) => () => <code className="figures">{maskedKey(key)}</code>
  return (
    <>
      <p aria-live="polite">
        {now.known
          ? textOf(usageInWords(apiKey, now.time.now, language))
          : t(now.asking ? "keys.lookingUp" : "keys.notLookedUp")}
      </p>
      <p className="mt-2">{rich("keys.revokeText", { key: code(apiKey) })}</p>
      {older.map((key) => (
        <p key={key.id} className="mt-2">
          {key.expiresAt
            ? rich("keys.olderWorksUntil", { key: code(key), when: zone.instant(key.expiresAt) })
            : rich("keys.olderWorks", { key: code(key) })}
        </p>
      ))}
      {newer ? <p className="mt-2">{rich("keys.newerWorks", { key: code(newer) })}</p> : null}
    </>
  )
}
