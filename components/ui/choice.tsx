import type { ReactNode } from "react"
import { cn } from "./cn"

export interface ChoiceProps {
  /** Ties words and control; the words' own ids are made from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
  /** The control goes to the right of its words, as switches in a list of settings do. */
  controlAtEnd?: boolean
  children: ReactNode
}

/** A check box, radio or switch with its words: a label that can be clicked, and a line of help. */
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
