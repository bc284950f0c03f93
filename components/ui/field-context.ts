"use client"

import { createContext, use } from "react"

export interface FieldState {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  disabled: boolean
}

export const FieldContext = createContext<FieldState | null>(null)

interface OwnProps {
  id?: string | undefined
  disabled?: boolean | undefined
  "aria-describedby"?: string | undefined
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined
}

/**
 * The props that a control spreads on its focusable element to belong to the `Field` around it; its own props take precedence. Controls
 * that a `<label for>` can't name (a radio group, an editor) also use `useFieldLabelId()`.
 */
export function useFieldControl(own: OwnProps = {}) {
  const field = use(FieldContext)
  const describedBy = [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ")
  return {
    id: own.id ?? field?.id,
    disabled: own.disabled ?? field?.disabled,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid ? true : undefined),
  }
}

/** The ID of the surrounding `Field`'s label, for `aria-labelledby`. */
export function useFieldLabelId(): string | undefined {
  return use(FieldContext)?.labelId
}
