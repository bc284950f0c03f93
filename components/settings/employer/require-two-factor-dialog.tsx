"use client"

import { useState } from "react"
import { Link } from "@/components/layout/page-address"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { ApiError } from "@/lib/queries/api-error"
import type { useSaveTwoFactorRule } from "@/lib/queries/employer"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

export interface RequireTwoFactorDialogProps {
  /** How many members would be barred, in words; null is not known. */
  lacking: string | null
  save: ReturnType<typeof useSaveTwoFactorRule>
  onDone: () => void
  onClose: () => void
}

/** Asks before members without a second factor are barred, and leads an admin who has none to it. */
export function RequireTwoFactorDialog({ lacking, save, onDone, onClose }: RequireTwoFactorDialogProps) {
  const [error, setError] = useState<unknown>(null)
  const lacksOwn = error instanceof ApiError && error.errors.some(({ code }) => code === "own_factor_missing")

  async function confirm(): Promise<boolean> {
    setError(null)
    try {
      await save.mutateAsync(true)
    } catch (refusal) {
      setError(refusal)
      return false
    }
    onDone()
    return true
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Require two-factor sign-in of all members?"
      description={`${lacking ? `${lacking} ` : ""}Whoever has not can do nothing here until they have, also in pages that they have open.`}
      confirmLabel="Require it"
      destructive={false}
      onConfirm={confirm}
      error={
        error ? (
          <>
            {refusalInWords(error)}{" "}
            {lacksOwn ? (
              <Link href="/settings/account" className="font-medium underline underline-offset-4">
                Go to your account
              </Link>
            ) : null}
          </>
        ) : null
      }
    />
  )
}
