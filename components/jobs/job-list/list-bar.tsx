"use client"

import type { ReactNode } from "react"
import { cn } from "@/components/ui/cn"

export interface ListBarProps {
  search: ReactNode
  filter: ReactNode
  tabs: ReactNode
  /** What can be done with views, which are tabs too. */
  views: ReactNode
  /** How many postings are shown, in words. */
  count: string
  /** Replaces all of that while rows are selected. */
  bulk: ReactNode | null
}

/** Above the rows: which of them to show, or what to do with the selected ones. Both share one place, so nothing jumps. */
export function ListBar({ search, filter, tabs, views, count, bulk }: ListBarProps) {
  return (
    <div
      className={cn(
        "top-top-bar z-11 -mx-4 grid grid-cols-1 bg-background px-4 py-2 *:[grid-area:1/1] sm:-mx-6 sm:px-6 md:sticky short:static lg:-mx-8 lg:px-8",
        bulk && "sticky",
      )}
    >
      <div
        // Not with `visibility`: it can take a moment to change, during which the search couldn't have the focus.
        inert={bulk !== null}
        className={cn(
          "flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2 md:flex-nowrap",
          bulk && "opacity-0",
        )}
      >
        <div className="flex w-full gap-2 md:w-auto md:shrink-0">
          {search}
          {filter}
        </div>
        <div className="flex min-w-0 items-center gap-1">
          {tabs}
          {views}
        </div>
        <p
          aria-hidden
          className="ml-auto shrink-0 text-compact text-muted-foreground tabular-nums max-sm:hidden"
        >
          {count}
        </p>
      </div>
      {bulk}
    </div>
  )
}
