"use client"

import { useLeaveGuard } from "@/components/layout/use-leave-guard"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"

/** While `unsaved`, asks before a page with a form is left. Signing in again keeps what was entered, so that passes without a question. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const { t } = useMessages()
  const guard = useLeaveGuard(unsaved)
  return (
    <AlertDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.stay()}
      title={t("settings.leaveTitle")}
      description={t("settings.leaveText")}
      cancelLabel={t("settings.leaveStay")}
      confirmLabel={t("settings.leaveConfirm")}
      onConfirm={guard.leave}
    />
  )
}
