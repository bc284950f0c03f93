import { cn } from "./cn"

/** The shape of what is coming. It shows after 200 ms, so that what comes sooner does not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className="block animate-reveal">
      <span className={cn("block h-4 animate-breathe rounded-md bg-secondary", className)} />
    </span>
  )
}
