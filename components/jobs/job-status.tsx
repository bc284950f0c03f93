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
  /** The day in the employer's time zone. */
  today: string
  className?: string
}

/** The status of a posting. For an active one, it mentions the close date if that has passed or is near. */
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
