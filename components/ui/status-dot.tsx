import type { ReactNode } from "react"
import { cn } from "./cn"
import type { Tone } from "./tone"

const tones: Record<Tone, string> = {
  positive: "bg-positive",
  warning: "bg-warning",
  info: "bg-info",
  neutral: "bg-neutral",
  negative: "bg-destructive-text",
}

/** A status: a dot and its word. */
export function StatusDot({
  tone,
  children,
  className,
}: {
  tone: Tone
  children: ReactNode
  className?: string
}) {
  return (
    <span className={cn("inline-flex items-center gap-2 whitespace-nowrap", className)}>
      <span aria-hidden className={cn("size-2 shrink-0 rounded-full", tones[tone])} />
      {children}
    </span>
  )
}
