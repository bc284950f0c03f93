"use client"

import { useId, type ComponentProps, type ReactNode } from "react"
import { Choice } from "./choice"
import { cn } from "./cn"

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "size"> {
  label?: ReactNode
  hint?: ReactNode
  /** Puts the switch to the right of its label. */
  controlAtEnd?: boolean
  onCheckedChange?: (checked: boolean) => void
}

/** Where a contrast theme replaces the colours: a frame, and a knob that changes with the track, not only its side. */
const contrastClass =
  "forced-colors:border forced-colors:border-[ButtonText] forced-colors:before:top-px forced-colors:before:left-px forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText] forced-colors:disabled:border-[GrayText] forced-colors:disabled:opacity-100 forced-colors:disabled:before:bg-[GrayText] forced-colors:checked:disabled:bg-[GrayText] forced-colors:checked:disabled:before:bg-[Canvas]"

/** On or off, with immediate effect; use a checkbox for something that waits for Save. */
export function Switch({
  label,
  hint,
  controlAtEnd,
  onCheckedChange,
  onChange,
  id: ownId,
  className,
  ...props
}: SwitchProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const control = (
    <input
      {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
      {...props}
      id={id}
      type="checkbox"
      role="switch"
      onChange={(event) => {
        onChange?.(event)
        onCheckedChange?.(event.target.checked)
      }}
      className={cn(
        "relative h-5 w-8 shrink-0 appearance-none rounded-full bg-input transition-colors duration-100 before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-white before:transition-transform before:duration-100 after:absolute after:-inset-2 checked:bg-primary checked:before:translate-x-3 disabled:cursor-not-allowed disabled:opacity-50",
        contrastClass,
        className,
      )}
    />
  )
  if (!label) return control
  return (
    <Choice id={id} label={label} hint={hint} disabled={props.disabled} controlAtEnd={controlAtEnd ?? false}>
      {control}
    </Choice>
  )
}
