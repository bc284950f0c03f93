"use client"

import { useSyncExternalStore } from "react"
import { sessionEnd } from "@/components/layout/session-end"
import { AlertDialog } from "@/components/ui/alert-dialog"
import type { useLeaveGuard } from "./use-leave-guard"

export interface LeaveDialogProps {
  guard: Pick<ReturnType<typeof useLeaveGuard>, "asking" | "stay" | "leave">
  /** What was written is kept no more. */
  onGiveUp: () => void
}

/** Asks before what is not saved is left behind. Who cannot save, being signed out, loses nothing by leaving. */
export function LeaveDialog({ guard, onGiveUp }: LeaveDialogProps) {
  const kept = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isOver, () => false)
  return (
    <AlertDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.stay()}
      title="Leave without saving?"
      description={
        kept
          ? "You have been signed out, so it cannot be saved now. What you changed in this posting is kept in this browser, and offered to you when you come back."
          : "What you changed in this posting since it was last saved is lost."
      }
      cancelLabel="Keep editing"
      confirmLabel={kept ? "Leave" : "Leave without saving"}
      onConfirm={() => {
        if (!kept) onGiveUp()
        guard.leave()
      }}
    />
  )
}
