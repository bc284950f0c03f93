"use client"

import { cn } from "./cn"
import { Input, type InputProps } from "./input"

/** A day as `YYYY-MM-DD`, with the browser's own calendar: it knows the person's language, keyboard and screen reader. */
export function DateInput({ className, ...props }: Omit<InputProps, "type" | "start" | "end">) {
  return (
    <Input
      type="date"
      {...props}
      className={cn(
        "tabular-nums [&::-webkit-calendar-picker-indicator]:opacity-60 [&::-webkit-calendar-picker-indicator]:hover:opacity-100",
        className,
      )}
    />
  )
}
