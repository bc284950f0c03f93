import type { ReactNode } from "react"
import { cn } from "./cn"

export interface OutdatedProps {
  /** Whether what is shown belongs to the previous request. */
  when: boolean
  className?: string
  children: ReactNode
}

/** Fades what is about to be replaced, unless that happens soon. */
export function Outdated({ when, className, children }: OutdatedProps) {
  return (
    <div
      aria-busy={when}
      className={cn("transition-opacity duration-150", when && "opacity-60 delay-200", className)}
    >
      {children}
    </div>
  )
}
