import { cn } from "./cn"

export interface ProgressProps {
  label: string
  value: number
  max: number
  /** Hides the label visually, and keeps it for screen readers. */
  hideLabel?: boolean
  className?: string
}

/** The progress of something. It is the browser's own element: without a style attribute, a strict content security policy allows it. */
export function Progress({ label, value, max, hideLabel, className }: ProgressProps) {
  return (
    <label className={cn("block", className)}>
      <span className={cn("mb-1.5 block text-xs text-muted-foreground tabular-nums", hideLabel && "sr-only")}>
        {label}
      </span>
      <progress
        value={value}
        max={max}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-secondary forced-colors:border forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight] [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-150"
      />
    </label>
  )
}
