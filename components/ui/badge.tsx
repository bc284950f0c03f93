import type { ComponentProps } from "react"
import { cn } from "./cn"
import type { Tone } from "./tone"

const tones: Record<Tone, string> = {
  positive: "bg-positive-subtle text-positive",
  warning: "bg-warning-subtle text-warning",
  info: "bg-info-subtle text-info",
  neutral: "bg-neutral-subtle text-neutral",
  negative: "bg-destructive-subtle text-destructive-text",
}

/** One or two words about what is beside it. */
export function Badge({ tone = "neutral", className, ...props }: ComponentProps<"span"> & { tone?: Tone }) {
  return (
    <span
      className={cn(
        "inline-flex h-5 items-center gap-1 rounded-md px-1.5 text-xs font-medium whitespace-nowrap",
        tones[tone],
        className,
      )}
      {...props}
    />
  )
}
