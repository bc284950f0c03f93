import type { ReactNode } from "react"
import { cn } from "./cn"

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** What will appear here, or why there is nothing. */
  children?: ReactNode
  /** The first step. */
  action?: ReactNode
  heading?: "h1" | "h2" | "h3"
  className?: string
}

export function EmptyState({
  icon,
  title,
  children,
  action,
  heading: Heading = "h2",
  className,
}: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center px-4 py-12 text-center", className)}>
      {icon ? (
        <div
          aria-hidden
          className="mb-4 grid size-10 place-items-center rounded-xl border bg-background text-muted-foreground [&_svg]:size-5"
        >
          {icon}
        </div>
      ) : null}
      <Heading className="max-w-lg text-sm font-semibold text-balance wrap-anywhere">{title}</Heading>
      {children ? (
        <div className="mt-1 max-w-96 text-sm text-balance text-muted-foreground">{children}</div>
      ) : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
