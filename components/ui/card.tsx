import type { ReactNode } from "react"
import { cn } from "./cn"

export interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** To the right of the title. */
  action?: ReactNode
  /** At the bottom of the card, below a line. */
  footer?: ReactNode
  /** "danger" for a card whose actions delete something. */
  tone?: "normal" | "danger"
  /** For a table or list that extends from edge to edge. */
  flush?: boolean
  heading?: "h2" | "h3"
  className?: string
  children?: ReactNode
}

// The first and last cells of a table align with the card's title, and the card's own edge ends the last row.
const flushClass =
  "overflow-clip rounded-b-xl sm:[&_:is(td,th):first-child]:pl-6 sm:[&_:is(td,th):last-child]:pr-6 [&_tbody_tr:last-child>*]:border-b-0"

/** A group of things that belong together, with a title. */
export function Card({
  title,
  description,
  action,
  footer,
  tone,
  flush,
  heading: Heading = "h2",
  className,
  children,
}: CardProps) {
  return (
    <section
      className={cn(
        "rounded-xl border bg-card",
        tone === "danger" && "border-destructive-text/40",
        className,
      )}
    >
      {title ? (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-4 sm:px-6 sm:py-5">
          <div className="min-w-0">
            <Heading className="text-sm font-semibold">{title}</Heading>
            {description ? <p className="mt-1 text-compact text-muted-foreground">{description}</p> : null}
          </div>
          {action}
        </div>
      ) : null}
      {children ? (
        <div
          className={cn(
            flush ? flushClass : "p-4 sm:px-6 sm:py-5",
            title && (flush ? "-mt-2" : "pt-0 sm:pt-0"),
          )}
        >
          {children}
        </div>
      ) : null}
      {footer ? (
        <div className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3 sm:px-6">
          {footer}
        </div>
      ) : null}
    </section>
  )
}
