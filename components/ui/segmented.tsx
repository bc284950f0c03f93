"use client"

import { useId, type ReactElement } from "react"
import { cn } from "./cn"

export interface SegmentedItem<Value extends string> {
  value: Value
  label: string
  /** Shown instead of the label, which becomes its tooltip and accessible name. */
  icon?: ReactElement
}

export interface SegmentedProps<Value extends string> {
  label: string
  items: readonly SegmentedItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** A radio group in one line, for a few ways to view the same thing. */
export function Segmented<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn("inline-flex w-fit rounded-lg bg-secondary p-0.5 forced-colors:border", className)}
    >
      {items.map((item) => (
        <label
          key={item.value}
          data-tooltip={item.icon ? item.label : undefined}
          className={cn(
            "relative flex h-[calc(var(--control-sm)-2px)] items-center justify-center rounded-md text-compact text-muted-foreground transition-colors duration-100 select-none hover:text-foreground has-checked:bg-background has-checked:text-foreground has-checked:shadow-[0_0_0_1px_var(--border-strong)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring [&_svg]:size-4",
            item.icon ? "w-8" : "px-2.5 font-medium",
          )}
        >
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onValueChange(item.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
          />
          {item.icon}
          {item.icon ? <span className="sr-only">{item.label}</span> : item.label}
        </label>
      ))}
    </div>
  )
}
