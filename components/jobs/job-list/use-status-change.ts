"use client"

import { useCallback } from "react"
import { toast } from "@/components/ui/toast"
import { reasonOf } from "@/lib/queries/job-changes"
import { type Job, type JobRow, type JobStatus, useSetStatus } from "@/lib/queries/jobs"
import { quoted } from "../job-words"
import { statusChanged, statusRestored } from "./change-words"

/** Publishes or archives one posting at once, and offers to undo it. */
export function useStatusChange(today: string, locale: string) {
  const change = useTriedChange()
  const tell = useChangeToast(today, locale)

  return useCallback(
    async (job: JobRow, status: JobStatus) => {
      const changed = await change(job, status)
      if (changed) tell(job, changed)
    },
    [change, tell],
  )
}

/** Says that `before` has become `changed`, which has another status, and offers to undo it. */
export function useChangeToast(today: string, locale: string) {
  const change = useTriedChange()

  return useCallback(
    (before: JobRow, changed: Job) => {
      const reader = { today, locale }
      const undo = async () => {
        const restored = await change({ ...before, status: changed.status }, before.status)
        if (restored) toast(statusRestored(before, restored, reader))
      }
      toast({
        ...statusChanged(before, changed, reader),
        // What was done before it to the same posting cannot be undone any more.
        id: `status-${before.id}`,
        action: { label: "Undo", onClick: () => void undo() },
      })
    },
    [change, today, locale],
  )
}

/** Changes a status and answers the job; null where the service refused, of which a message tells. */
function useTriedChange() {
  // The promise, for the callbacks of `mutate` are not called when the next change begins before they are due.
  const { mutateAsync } = useSetStatus()

  return useCallback(
    async (job: JobRow, status: JobStatus): Promise<Job | null> => {
      try {
        return await mutateAsync({ job, status })
      } catch (error) {
        toast({
          type: "error",
          title: `${quoted(job.title)} could not be changed`,
          description: reasonOf(error),
        })
        return null
      }
    },
    [mutateAsync],
  )
}
