"use client"

import { useId, type ReactNode } from "react"
import { Choice } from "./choice"
import { cn } from "./cn"
import { useFieldControl, useFieldLabelId } from "./field-context"

export interface RadioItem<Value extends string | number> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string | number> {
  items: readonly RadioItem<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  name?: string
  disabled?: boolean
  className?: string
  /** Needed outside a `Field`. */
  "aria-label"?: string
}

/** One choice out of a few, all of them visible. */
export function RadioGroup<Value extends string | number>({
  items,
  value,
  onValueChange,
  name,
  className,
  ...props
}: RadioGroupProps<Value>) {
  const madeId = useId()
  const labelId = useFieldLabelId()
  const { id = madeId, disabled, ...field } = useFieldControl(props)
  return (
    <div
      role="radiogroup"
      {...field}
      id={id}
      // So that a link in an error summary can move the focus here.
      tabIndex={-1}
      aria-label={props["aria-label"]}
      aria-labelledby={props["aria-label"] ? undefined : labelId}
      className={cn("flex flex-col gap-2.5 rounded-sm", className)}
    >
      {items.map((item) => {
        const itemId = `${id}-${item.value}`
        const isDisabled = disabled || item.disabled
        return (
          <Choice key={item.value} id={itemId} label={item.label} hint={item.hint} disabled={isDisabled}>
            <input
              id={itemId}
              type="radio"
              name={name ?? madeId}
              value={item.value}
              checked={item.value === value}
              onChange={() => onValueChange(item.value)}
              disabled={isDisabled}
              aria-describedby={item.hint ? `${itemId}-hint` : undefined}
              className="relative grid size-4 shrink-0 appearance-none place-items-center rounded-full border border-input bg-background transition-colors duration-100 before:size-1.5 before:rounded-full after:absolute after:-inset-2 checked:border-primary checked:bg-primary checked:before:bg-primary-foreground forced-colors:checked:before:bg-[ButtonText] enabled:hover:border-muted-foreground checked:enabled:hover:border-primary disabled:cursor-not-allowed disabled:opacity-50"
            />
          </Choice>
        )
      })}
    </div>
  )
}
