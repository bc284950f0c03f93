"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Progress } from "@/components/ui/progress"

export interface StoppableProgressProps {
  label: string
  value: number
  max: number
  /** Whether it has been stopped, and what was already begun is still awaited. */
  stopping: boolean
  onStop: () => void
}

/** The progress of work that this page does, with a way to stop it. */
export function StoppableProgress({ stopping, onStop, ...progress }: StoppableProgressProps) {
  const { t } = useMessages()
  return (
    <div className="flex items-end gap-4">
      <Progress {...progress} className="min-w-0 flex-1" />
      <Button size="sm" variant="outline" loading={stopping} onClick={onStop}>
        {t("postings.stop")}
      </Button>
    </div>
  )
}
