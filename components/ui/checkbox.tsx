"use client"

import { Check, Minus } from "lucide-react"
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react"
import { Choice } from "./choice"
import { cn } from "./cn"
import { useMergedRef } from "./merged-ref"

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  /** The text to its right. If there is no room for any, as in a table, use `aria-label`. */
  label?: ReactNode
  hint?: ReactNode
  /** Some are selected: neither checked nor unchecked. */
  indeterminate?: boolean
  /** The event says which keys were held, such as Shift to select a range. */
  onCheckedChange?: (checked: boolean, details: { event: Event }) => void
}

/** The browser's own checkbox in our design: a hundred of them in a table cost nothing, and forms can register it directly. */
export function Checkbox({
  label,
  hint,
  indeterminate = false,
  onCheckedChange,
  onChange,
  id: ownId,
  ref,
  className,
  ...props
}: CheckboxProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(inputRef, ref)

  useEffect(() => {
    const input = inputRef.current
    if (!input) return
    input.indeterminate = indeterminate
    // Anything ticked before the script ran doesn't count, but React would leave it ticked.
    if (props.checked !== undefined) input.checked = props.checked
  }, [indeterminate, props.checked])

  const box = (
    <span className={cn("relative grid size-4 shrink-0 place-items-center", className)}>
      <input
        {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
        {...props}
        ref={mergedRef}
        id={id}
        type="checkbox"
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked, { event: event.nativeEvent })
        }}
        // The box is 16 px, and its hit area 32.
        className="peer size-4 appearance-none rounded-sm border border-input bg-background transition-colors duration-100 after:absolute after:-inset-2 checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary enabled:hover:border-muted-foreground checked:enabled:hover:border-primary disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive"
      />
      <Check
        aria-hidden
        className="pointer-events-none invisible absolute size-3 stroke-3 text-primary-foreground peer-checked:visible peer-indeterminate:invisible"
      />
      <Minus
        aria-hidden
        className="pointer-events-none invisible absolute size-3 stroke-3 text-primary-foreground peer-indeterminate:visible"
      />
    </span>
  )
  if (!label) return box
  return (
    <Choice id={id} label={label} hint={hint} disabled={props.disabled}>
      {box}
    </Choice>
  )
}
