import type { ComponentProps } from "react"
import { cn } from "./cn"

export interface TableProps extends ComponentProps<"table"> {
  /** Describes the table's content to screen readers. */
  label: string
  /** Lets a wide table scroll sideways in its own region; its header then doesn't stick to the window. */
  scrolls?: boolean
}

/** A real table: rows, headers and cells keep their meaning for assistive technology. */
export function Table({ label, scrolls, className, ...props }: TableProps) {
  const table = (
    // Separate borders, because collapsed ones stay behind when a header sticks.
    <table
      aria-label={label}
      className={cn("w-full border-separate border-spacing-0 text-compact", className)}
      {...props}
    />
  )
  if (!scrolls) return table
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-lg [&_thead]:static"
    >
      {table}
    </div>
  )
}

/** Sticks below the top bar while the page scrolls. */
export function TableHead({ className, ...props }: ComponentProps<"thead">) {
  return <thead className={cn("sticky top-top-bar z-10 short:static", className)} {...props} />
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} />
}

export interface TableRowProps extends ComponentProps<"tr"> {
  selected?: boolean
}

export function TableRow({ selected, className, ...props }: TableRowProps) {
  return (
    <tr
      data-selected={selected || undefined}
      className={cn(
        "group/row row-room hover:bg-muted data-selected:bg-selected forced-colors:data-selected:*:first:border-l-4",
        className,
      )}
      {...props}
    />
  )
}

export function TableHeaderCell({ className, scope = "col", ...props }: ComponentProps<"th">) {
  return (
    <th
      scope={scope}
      className={cn(
        "h-9 border-b bg-background px-3 text-left text-xs font-medium whitespace-nowrap text-muted-foreground first:pl-4 last:pr-4",
        className,
      )}
      {...props}
    />
  )
}

/** At least 48 px high; the owner of the cell has to truncate long text. */
export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td className={cn("h-12 border-b px-3 first:pl-4 last:pr-4", className)} {...props} />
}
