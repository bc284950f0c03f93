"use client"

import { CopyButton } from "./copy-button"
import { Field } from "./field"
import { Input } from "./input"
import type { ReactNode } from "react"

export interface CopyFieldProps {
  label: string
  value: string
  hint?: ReactNode
  copyLabel?: string
  onCopied?: () => void
  /** Takes the focus when it appears, if the button that had it is gone. */
  focused?: boolean
}

/** A value to copy: shown in full, selected on focus, and copied by its button. */
export function CopyField({ label, value, hint, copyLabel, onCopied, focused }: CopyFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <div className="flex flex-wrap gap-2">
        <Input
          readOnly
          autoFocus={focused}
          value={value}
          onFocus={(event) => event.target.select()}
          onCopy={onCopied}
          className="figures flex-1 basis-48 bg-muted text-compact"
        />
        <CopyButton value={value} label={copyLabel} onCopied={onCopied} />
      </div>
    </Field>
  )
}
