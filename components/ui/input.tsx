"use client"

import type { ComponentProps, ReactNode } from "react"
import { cn } from "./cn"
import { controlClass, controlFocusClass, controlFrameClass, framedInputClass } from "./control"
import { useFieldControl } from "./field-context"

export interface InputProps extends ComponentProps<"input"> {
  /** Inside the frame, before the typed text: an icon, a currency sign. */
  start?: ReactNode
  /** Inside the frame, after the typed text: a unit, a key, a small button. */
  end?: ReactNode
}

export function Input({ start, end, className, ...props }: InputProps) {
  const field = useFieldControl(props)
  if (start === undefined && end === undefined)
    return <input {...props} {...field} className={cn(controlClass, controlFocusClass, className)} />
  return (
    <div
      className={cn(
        controlClass,
        controlFrameClass,
        "cursor-text text-muted-foreground [&>svg]:size-4 [&>svg]:shrink-0",
        className,
      )}
    >
      {start}
      <input {...props} {...field} className={cn(framedInputClass, "text-foreground")} />
      {end}
    </div>
  )
}
