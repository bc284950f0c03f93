import type { ReactNode } from "react"
import { cn } from "./cn"

export interface ChoiceProps {
  /** Ties the label to the control; the IDs of the label and hint are derived from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
  /** Puts the control to the right of its label, as for switches in a list of settings. */
  controlAtEnd?: boolean
  children: ReactNode
}

/** A checkbox, radio button or switch with its label, which can be clicked, and a line of help. */
export function Choice({ id, label, hint, disabled, controlAtEnd, children }: ChoiceProps) {
  return (
    <div className={cn("flex items-start gap-2.5", controlAtEnd && "flex-row-reverse justify-between gap-4")}>
      <div className="flex h-5 items-center">{children}</div>
      <div className="min-w-0">
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={cn("block text-sm select-none", disabled && "cursor-not-allowed text-muted-foreground")}
        >
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="mt-0.5 text-xs text-muted-foreground">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}
