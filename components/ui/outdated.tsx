import type { ReactNode } from "react"
import { cn } from "./cn"

export interface OutdatedProps {
  /** What is in sight is of the request before. */
  when: boolean
  className?: string
  children: ReactNode
}

/** Fades what is about to be replaced, unless that is soon. */
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
