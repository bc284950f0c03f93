"use client"

import { useCallback } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { JobRow, TaggedJob } from "@/lib/queries/jobs"
import { tellStatusChange } from "./change-status"
import { useUndoOffer } from "./use-undo-offer"

/** Shows that `before` has become `changed`, which has another status, and offers to undo that. */
export function useChangeToast(today: string) {
  const words = useMessages()
  const offerUndo = useUndoOffer()
  return useCallback(
    (before: JobRow, changed: TaggedJob) => tellStatusChange(before, changed, { words, today, offerUndo }),
    [offerUndo, today, words],
  )
}
