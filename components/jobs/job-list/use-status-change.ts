"use client"

import { useCallback } from "react"
import { toast } from "@/components/ui/toast"
import { reasonOf } from "@/lib/queries/job-changes"
import { type JobRow, type JobStatus, useSetStatus } from "@/lib/queries/jobs"
import { quoted } from "../job-words"
import { statusChanged, statusRestored } from "./change-words"

/** Publishes or archives one posting at once, and offers to undo it. */
export function useStatusChange(today: string, locale: string) {
  // The promise, for the callbacks of `mutate` are not called when the next change begins before they are due.
  const { mutateAsync } = useSetStatus()

  return useCallback(
    async (job: JobRow, status: JobStatus) => {
      const reader = { today, locale }
      const change = async (row: JobRow, to: JobStatus) => {
        try {
          return await mutateAsync({ job: row, status: to })
        } catch (error) {
          toast({
            type: "error",
            title: `${quoted(job.title)} could not be changed`,
            description: reasonOf(error),
          })
          return null
        }
      }
      const undo = async () => {
        const restored = await change({ ...job, status }, job.status)
        if (restored) toast(statusRestored(job, restored, reader))
      }
      const changed = await change(job, status)
      if (changed)
        toast({
          ...statusChanged(job, changed, reader),
          action: { label: "Undo", onClick: () => void undo() },
        })
    },
    [mutateAsync, today, locale],
  )
}
