"use client"

import { ChevronsUpDown } from "lucide-react"
import type { ComponentProps } from "react"
import { cn } from "./cn"
import { controlClass, controlFocusClass } from "./control"
import { useFieldControl } from "./field-context"

export interface NativeSelectProps extends Omit<ComponentProps<"select">, "size"> {
  size?: "sm" | "md"
}

/** The browser's own select, for short plain lists: it adds no code, and phones show their picker. Its options are its children. */
export function NativeSelect({ size = "md", className, ...props }: NativeSelectProps) {
  return (
    <span className={cn("relative block", className)}>
      <select
        {...props}
        {...useFieldControl(props)}
        className={cn(
          controlClass,
          controlFocusClass,
          "appearance-none pr-8",
          size === "sm" && "h-control-sm pl-2 text-compact",
        )}
      />
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}
