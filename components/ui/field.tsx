"use client"

import { CircleAlert } from "lucide-react"
import { useId, useMemo, type ReactNode } from "react"
import { cn } from "./cn"
import { FieldContext, type FieldState } from "./field-context"
import { Label, RequiredMark } from "./label"

export interface FieldProps {
  label: ReactNode
  /** The control's id, for links from an error summary; made when not given. */
  id?: string
  hint?: ReactNode
  /** What is wrong, in the field's words; its presence makes the field invalid. */
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  /** Keeps the label for screen readers and takes it from sight. */
  hideLabel?: boolean
  /** At the right of the label: a counter, a small link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Label, control, help and error of one value, tied together for assistive technology. */
export function Field({
  label,
  id: ownId,
  hint,
  error,
  required,
  disabled,
  hideLabel,
  aside,
  className,
  children,
}: FieldProps) {
  const state = useFieldState({ id: ownId, hint, error, disabled })
  return (
    <div className={cn("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={cn("flex items-baseline justify-between gap-3", hideLabel && "sr-only")}>
        <Label id={state.labelId} htmlFor={state.id}>
          {label}
          {required ? <RequiredMark /> : null}
        </Label>
        {aside ? <div className="shrink-0 text-xs text-muted-foreground">{aside}</div> : null}
      </div>
      <FieldContext value={state}>{children}</FieldContext>
      <FieldNotes id={state.id} hint={hint} error={error} />
    </div>
  )
}

/** Several controls that make one value (an amount, its period): named and explained together, each with its own `Field`. */
export function FieldGroup({
  label,
  id: ownId,
  hint,
  error,
  required,
  hideLabel,
  aside,
  className,
  children,
}: Omit<FieldProps, "disabled">) {
  const state = useFieldState({ id: ownId, hint, error, disabled: false })
  return (
    <div
      role="group"
      id={state.id}
      aria-labelledby={state.labelId}
      aria-describedby={state.describedBy}
      className={cn("flex min-w-0 flex-col gap-1.5", className)}
    >
      <div className={cn("flex items-baseline justify-between gap-3", hideLabel && "sr-only")}>
        <span id={state.labelId} className="text-xs font-medium">
          {label}
          {required ? <RequiredMark /> : null}
        </span>
        {aside ? <div className="shrink-0 text-xs text-muted-foreground">{aside}</div> : null}
      </div>
      {children}
      <FieldNotes id={state.id} hint={hint} error={error} />
    </div>
  )
}

function useFieldState({
  id: ownId,
  hint,
  error,
  disabled = false,
}: Pick<FieldProps, "id" | "hint" | "error" | "disabled">): FieldState {
  const madeId = useId()
  const id = ownId ?? madeId
  const hasHint = Boolean(hint)
  const hasError = Boolean(error)
  return useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy:
        [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
      invalid: hasError,
      disabled,
    }),
    [id, hasHint, hasError, disabled],
  )
}

function FieldNotes({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className="flex gap-1.5 text-xs text-destructive-text">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-muted-foreground">
          {hint}
        </p>
      ) : null}
    </>
  )
}
