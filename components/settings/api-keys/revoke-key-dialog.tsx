"use client"

import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { quoted } from "@/components/jobs/job-words"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Checkbox } from "@/components/ui/checkbox"
import { toast } from "@/components/ui/toast"
import { type PresentedKey, useRevokeKeys } from "@/lib/queries/api-keys"
import { useRemoval } from "../use-removal"
import { workingPredecessors } from "./key-groups"
import { aboutKey, maskedKey, usageInWords } from "./key-words"
import type { KeysNow } from "./keys-now"

export interface RevokeKeyDialogProps {
  apiKey: PresentedKey
  now: KeysNow
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Asks before a key ends for good, and says who would miss it and what works on beside it. */
export function RevokeKeyDialog({ apiKey, now, onClose, focusAfter }: RevokeKeyDialogProps) {
  const revoke = useRevokeKeys()
  const zone = useZoneWords()
  const [withOlder, setWithOlder] = useState(false)
  const older = workingPredecessors(apiKey, now.keys, now.time.now)
  const newer = now.keys.find(({ replaces, state }) => replaces?.id === apiKey.id && state === "active")
  const ending = withOlder ? [apiKey, ...older] : [apiKey]
  const many = ending.length > 1
  const untilWords = ({ expiresAt }: PresentedKey) => (expiresAt ? ` until ${zone.instant(expiresAt)}` : "")

  const { confirm, error } = useRemoval(
    () => revoke.mutateAsync(ending.map(({ id }) => id)),
    () =>
      toast({
        title: many
          ? `${ending.length === 2 ? "Both" : `All ${ending.length}`} keys are revoked`
          : "The key is revoked",
        description: apiKey.name,
        about: ending.flatMap(aboutKey),
      }),
  )

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title={`Revoke ${quoted(apiKey.name)}?`}
      description={
        <>
          <p aria-live="polite">
            {now.known
              ? usageInWords(apiKey, now.time.now, now.time.locale)
              : now.asking
                ? "Looking up what has used it…"
                : "What has used it could not be looked up just now."}
          </p>
          <p className="mt-2">
            Whatever sends <code className="figures">{maskedKey(apiKey)}</code> is refused from now on. This
            cannot be undone.
          </p>
          {older.map((key) => (
            <p key={key.id} className="mt-2">
              <code className="figures">{maskedKey(key)}</code>, which it replaced, still works
              {untilWords(key)}.
            </p>
          ))}
          {newer ? (
            <p className="mt-2">
              <code className="figures">{maskedKey(newer)}</code>, which has replaced it, works on.
            </p>
          ) : null}
        </>
      }
      confirmLabel={many ? `Revoke ${ending.length === 2 ? "both" : ending.length} keys` : "Revoke key"}
      onConfirm={confirm}
      error={error}
    >
      {older.length > 0 ? (
        <div className="mt-3">
          <Checkbox
            label={`Also revoke ${older.map(maskedKey).join(" and ")}`}
            checked={withOlder}
            onCheckedChange={setWithOlder}
          />
        </div>
      ) : null}
    </AlertDialog>
  )
}
