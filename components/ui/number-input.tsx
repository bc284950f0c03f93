"use client"

import { NumberField } from "@base-ui/react/number-field"
import type { ReactNode } from "react"
import { cn } from "./cn"
import { controlClass, controlFrameClass, framedInputClass } from "./control"
import { useFieldControl } from "./field-context"

export interface NumberInputProps {
  value: number | null
  onValueChange: (value: number | null) => void
  onBlur?: () => void
  locale?: string
  format?: Intl.NumberFormatOptions
  min?: number
  max?: number
  step?: number
  /** Inside the frame: a currency sign before, a unit after. */
  start?: ReactNode
  end?: ReactNode
  id?: string
  name?: string
  placeholder?: string
  disabled?: boolean
  className?: string
  "aria-label"?: string
}

/** A number written as the person's locale writes it; arrow keys step. What is out of range stays as typed, for the form to say so. */
export function NumberInput({
  start,
  end,
  placeholder,
  className,
  onBlur,
  "aria-label": label,
  ...props
}: NumberInputProps) {
  const { id, disabled, ...field } = useFieldControl(props)
  return (
    <NumberField.Root {...props} id={id} disabled={disabled} allowOutOfRange>
      <div
        className={cn(
          controlClass,
          controlFrameClass,
          "cursor-text [&>span]:shrink-0 [&>span]:text-muted-foreground",
          className,
        )}
      >
        {start === undefined ? null : <span aria-hidden>{start}</span>}
        <NumberField.Input
          {...field}
          aria-label={label}
          placeholder={placeholder}
          onBlur={onBlur}
          className={cn(framedInputClass, "tabular-nums")}
        />
        {end === undefined ? null : <span aria-hidden>{end}</span>}
      </div>
    </NumberField.Root>
  )
}
