"use client"

import type { ComponentProps } from "react"
import { cn } from "./cn"
import { controlClass, controlFocusClass } from "./control"
import { useFieldControl } from "./field-context"

/** Grows with what is written in it. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...props}
      {...useFieldControl(props)}
      className={cn(
        controlClass,
        controlFocusClass,
        "field-sizing-content h-auto min-h-20 resize-y py-1.5",
        className,
      )}
    />
  )
}
