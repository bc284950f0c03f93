import { cn } from "./cn"

/** The layout of what is loading. It appears after 200 ms, so that content that loads sooner doesn't flicker. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className="block animate-reveal">
      <span className={cn("block h-4 animate-breathe rounded-md bg-secondary", className)} />
    </span>
  )
}
