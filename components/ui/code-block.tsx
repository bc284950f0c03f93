"use client"

import { CopyButton } from "./copy-button"

/** Code to run elsewhere, with a button that copies it. */
export function CodeBlock({
  label,
  code,
  copyLabel,
  onCopied,
}: {
  label: string
  code: string
  copyLabel?: string
  onCopied?: () => void
}) {
  return (
    <div className="rounded-lg border bg-muted">
      <div className="flex items-center justify-between gap-3 border-b py-1.5 pr-1.5 pl-3">
        <span className="text-xs font-medium text-muted-foreground">{label}</span>
        <CopyButton value={code} label={copyLabel} variant="ghost" onCopied={onCopied} />
      </div>
      <pre
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto rounded-b-lg p-3 font-mono text-compact outline-offset-[-2px]"
      >
        {code}
      </pre>
    </div>
  )
}
