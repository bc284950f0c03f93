"use client"

import { useState } from "react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { ApiError } from "@/lib/queries/api-error"
import type { useSaveTwoFactorRule } from "@/lib/queries/employer"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

export interface RequireTwoFactorDialogProps {
  /** How many members would be barred, if known, and from what. */
  meaning: string
  save: ReturnType<typeof useSaveTwoFactorRule>
  onDone: () => void
  onClose: () => void
}

/** Asks before members without a second factor are barred, and leads admins who have none to setting it up. */
export function RequireTwoFactorDialog({ meaning, save, onDone, onClose }: RequireTwoFactorDialogProps) {
  const { t } = useMessages()
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
      title={t("employers.requireTitle")}
      description={meaning}
      confirmLabel={t("employers.require")}
      destructive={false}
      onConfirm={confirm}
      error={
        error ? (
          <>
            {refusalInWords(error)}{" "}
            {lacksOwn ? (
              <Link href="/settings/account" className="font-medium underline underline-offset-4">
                {t("settings.goToAccount")}
              </Link>
            ) : null}
          </>
        ) : null
      }
    />
  )
}
