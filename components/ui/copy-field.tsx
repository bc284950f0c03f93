"use client"

import { CopyButton } from "./copy-button"
import { Field } from "./field"
import { Input } from "./input"
import { Textarea } from "./textarea"
import type { FocusEvent, ReactNode } from "react"

export interface CopyFieldProps {
  label: string
  value: string
  hint?: ReactNode
  copyLabel?: string
  onCopied?: () => void
  /** Takes the focus when it appears, if the button that had it is gone. */
  focused?: boolean
  /** For a value that people also type elsewhere: it is broken at its spaces, so that all of it is visible. */
  lines?: number
}

/** A value to copy: shown in full, selected on focus, and copied by its button. */
export function CopyField({ label, value, hint, copyLabel, onCopied, focused, lines = 1 }: CopyFieldProps) {
  const shown = {
    ...{ readOnly: true, autoFocus: focused, value, onCopy: onCopied },
    onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select(),
    className: "figures flex-1 basis-48 bg-muted text-compact",
  }
  return (
    <Field label={label} hint={hint}>
      <div className="flex flex-wrap gap-2">
        {lines > 1 ? <Textarea {...shown} rows={lines} /> : <Input {...shown} />}
        <CopyButton value={value} label={copyLabel} onCopied={onCopied} />
      </div>
    </Field>
  )
}
