"use client"

import { useSyncExternalStore } from "react"
import { sessionEnd } from "@/components/layout/session-end"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import type { useLeaveGuard } from "@/components/layout/use-leave-guard"

export interface LeaveDialogProps {
  guard: Pick<ReturnType<typeof useLeaveGuard>, "asking" | "stay" | "leave">
  /** Called when the person gives up what they wrote. */
  onGiveUp: () => void
}

/** Asks before unsaved work is left behind. People who can't save because they are signed out lose nothing by leaving. */
export function LeaveDialog({ guard, onGiveUp }: LeaveDialogProps) {
  const { t } = useMessages()
  const kept = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isOver, () => false)
  return (
    <AlertDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.stay()}
      title={t("postingForm.leaveTitle")}
      description={t(kept ? "postingForm.leaveKept" : "postingForm.leaveLost")}
      cancelLabel={t("postingForm.keepEditing")}
      confirmLabel={t(kept ? "postingForm.leave" : "postingForm.leaveConfirm")}
      onConfirm={() => {
        if (!kept) onGiveUp()
        guard.leave()
      }}
    />
  )
}
