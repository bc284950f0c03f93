import { cn } from "@/components/ui/cn"
import type { ReactNode } from "react"

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode
  /** One line that says what the page is for. */
  description?: ReactNode
  /** Beside the title: a status. */
  meta?: ReactNode
  /** On the right: the main action, with others before it. */
  action?: ReactNode
  /** The pages above this one. */
  breadcrumbs?: ReactNode
  /** Whether the title may be long, so that on a phone the actions go below it. */
  longTitle?: boolean
}

const descriptionClass = "mt-1 max-w-160 text-muted-foreground"

export function PageHeader({ title, description, meta, action, breadcrumbs, longTitle }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className={cn("min-w-0 flex-1", longTitle ? "basis-60" : "basis-36")}>
        {breadcrumbs}
        <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            tabIndex={-1}
            className="min-w-0 text-xl font-semibold tracking-tight wrap-anywhere outline-none"
          >
            {title}
          </h1>
          {meta}
        </div>
        {description && longTitle ? <p className={descriptionClass}>{description}</p> : null}
      </div>
      {action ? (
        <div className="flex shrink-0 flex-wrap items-center gap-2 print:hidden">{action}</div>
      ) : null}
      {description && !longTitle ? (
        // Only what is as wide as the page is sure to get a line of its own.
        <div className="-mt-2 basis-full">
          <p className={descriptionClass}>{description}</p>
        </div>
      ) : null}
    </header>
  )
}
