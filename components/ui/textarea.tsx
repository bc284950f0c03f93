"use client"

import type { ComponentProps } from "react"
import { cn } from "./cn"
import { controlClass, controlFocusClass } from "./control"
import { useFieldControl } from "./field-context"

/** Several lines of plain text. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  const field = useFieldControl(props)
  return (
    <textarea
      {...props}
      {...field}
      className={cn(controlClass, controlFocusClass, "h-auto py-1.5", className)}
    />
  )
}
