"use client"

import { useSyncExternalStore } from "react"
import { sessionEnd } from "@/components/layout/session-end"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import type { useLeaveGuard } from "./use-leave-guard"

export interface LeaveDialogProps {
  guard: Pick<ReturnType<typeof useLeaveGuard>, "asking" | "stay" | "leave">
  /** What was written is kept no more. */
  onGiveUp: () => void
}

/** Asks before what is not saved is left behind. Who cannot save, being signed out, loses nothing by leaving. */
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
