"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { loadedWhenIdle } from "@/components/ui/on-demand"
import type { JobRow, JobStatus } from "@/lib/queries/jobs"
import type { PublishQuestion } from "./publish-question"
import { useUndoOffer } from "./use-undo-offer"
import { whenLoaded } from "./when-loaded"

const changing = loadedWhenIdle(() => import("./change-status"))

/**
 * Publishes or archives one posting at once, and offers to undo that. It asks before publishing one with errors or a close date that
 * has passed.
 */
export function useStatusChange(today: string, ask: (question: PublishQuestion) => void) {
  const client = useQueryClient()
  const words = useMessages()
  const offerUndo = useUndoOffer()

  return useCallback(
    async (job: JobRow, status: JobStatus) => {
      const loaded = await whenLoaded(changing, words)
      await loaded?.changeStatus(job, { status }, { client, words, today, offerUndo, ask })
    },
    [client, words, today, offerUndo, ask],
  )
}
