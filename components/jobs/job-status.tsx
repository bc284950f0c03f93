import { useMessages } from "@/components/messages/use-messages"
import { StatusDot } from "@/components/ui/status-dot"
import type { Tone } from "@/components/ui/tone"
import type { MessageKey } from "@/lib/messages/message"
import type { JobStatus } from "@/lib/queries/jobs"
import { closingOf } from "./closing"

export const statusWords = {
  active: "postings.active",
  draft: "postings.draft",
  archived: "postings.archived",
} as const satisfies Record<JobStatus, MessageKey>

const tones: Record<JobStatus, Tone> = { active: "positive", draft: "info", archived: "neutral" }

export interface JobStatusProps {
  status: JobStatus
  closeDate: string
  /** The employer's own day. */
  today: string
  className?: string
}

/** Where a posting stands. Of an active one its close date is told when it has passed or comes soon. */
export function JobStatusDot({ status, closeDate, today, className }: JobStatusProps) {
  const { t, textOf } = useMessages()
  const closing = status === "active" ? closingOf(closeDate, today) : null
  return (
    <StatusDot
      tone={closing ? (closing.closed ? "neutral" : "warning") : tones[status]}
      className={className}
    >
      {closing ? textOf(closing.said) : t(statusWords[status])}
    </StatusDot>
  )
}
