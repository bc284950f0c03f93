"use client"

import { AlertDialog } from "@/components/ui/alert-dialog"
import type { useLeaveGuard } from "./use-leave-guard"

export interface LeaveDialogProps {
  guard: Pick<ReturnType<typeof useLeaveGuard>, "asking" | "stay">
  onLeave: () => void
}

/** Asks before what is not saved is left behind. */
export function LeaveDialog({ guard, onLeave }: LeaveDialogProps) {
  return (
    <AlertDialog
      open={guard.asking}
      onOpenChange={(open) => !open && guard.stay()}
      title="Leave without saving?"
      description="What you changed in this posting since it was last saved is lost."
      cancelLabel="Keep editing"
      confirmLabel="Leave without saving"
      onConfirm={onLeave}
    />
  )
}
