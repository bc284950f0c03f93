import type { ReactNode } from "react"
import { cn } from "@/components/ui/cn"

export interface ActionBarProps {
  /** Names it for screen readers: "Saving". */
  label: string
  /** On the left: the current state ("Unsaved changes", "Saved 10:42"). It is announced when it changes. */
  state?: ReactNode
  /** Beside it: a link to what needs attention. */
  aside?: ReactNode
  /** The actions, the main one last. */
  children: ReactNode
  className?: string
}

/** Sticks to the bottom of the window while the form above it is longer. */
export function ActionBar({ label, state, aside, children, className }: ActionBarProps) {
  return (
    <div
      data-foot
      role="group"
      aria-label={label}
      className={cn(
        "sticky bottom-0 z-10 short:static print:hidden flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t bg-background px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 lg:px-8",
        className,
      )}
    >
      <p role="status" className="text-compact text-muted-foreground">
        {state}
      </p>
      {aside}
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-1">{children}</div>
    </div>
  )
}
