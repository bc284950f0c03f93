"use client"

import { useCallback } from "react"
import { dismissToasts, toast } from "@/components/ui/toast"
import { reasonOf } from "@/lib/queries/job-changes"
import { type JobAnswer, type JobRow, type JobStatus, useSetStatus } from "@/lib/queries/jobs"
import { aboutPostings, quoted } from "./job-words"

/** Not before something has changed: the list's first visit goes without them. */
const words = () => import("./status-messages")

/** Publishes or archives one posting at once, and offers to undo it. */
export function useStatusChange(today: string, locale: string) {
  const change = useTriedChange()
  const tell = useChangeToast(today, locale)

  return useCallback(
    async (job: JobRow, status: JobStatus) => {
      const changed = await change(job, status)
      if (changed) await tell(job, changed)
    },
    [change, tell],
  )
}

/** Says that `before` has become `changed`, which has another status, and offers to undo it. */
export function useChangeToast(today: string, locale: string) {
  const change = useTriedChange()

  return useCallback(
    async (before: JobRow, changed: JobAnswer) => {
      const { statusChanged, statusRestored } = await words()
      const reader = { today, locale }
      const about = aboutPostings([before])
      const undo = async () => {
        const restored = await change({ ...before, status: changed.status }, before.status)
        if (restored) toast({ ...statusRestored(before, restored, reader), about })
      }
      toast({
        ...statusChanged(before, changed, reader),
        about,
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
    async (job: JobRow, status: JobStatus): Promise<JobAnswer | null> => {
      const about = aboutPostings([job])
      // What was done before it to the same posting is not to be undone any more.
      dismissToasts(about)
      try {
        return await mutateAsync({ job, status })
      } catch (error) {
        toast({
          type: "error",
          title: `${quoted(job.title)} could not be changed`,
          description: reasonOf(error),
          about,
        })
        return null
      }
    },
    [mutateAsync],
  )
}
