import { cn } from "@/components/ui/cn"

/** Our logo: a ring with an opening, and the one who fits it. */
export function NameMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" aria-hidden className={cn("size-5 shrink-0", className)}>
      <path
        d="M9.6 2.02A6.2 6.2 0 1 0 13.98 6.4"
        className="stroke-foreground"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="12.7" cy="3.3" r="2.1" className="fill-primary dark:fill-primary-text" />
    </svg>
  )
}

/** The logo with the name. */
export function NameMarkWithWord({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        "inline-flex items-center gap-2 text-[0.9375rem] font-semibold tracking-tight",
        className,
      )}
    >
      <NameMark />
      Openings
    </span>
  )
}
