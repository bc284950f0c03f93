"use client"

import { Download } from "lucide-react"
import { useState } from "react"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Button } from "@/components/ui/button"
import { CopyButton } from "@/components/ui/copy-button"
import { Dialog, DialogClose } from "@/components/ui/dialog"

export interface RecoveryCodesDialogProps {
  codes: readonly string[]
  email: string
  onClose: () => void
  focusAfter?: () => HTMLElement | null
}

/** Shows new recovery codes this once, and does not let them go unseen. */
export function RecoveryCodesDialog({ codes, email, onClose, focusAfter }: RecoveryCodesDialogProps) {
  const [taken, setTaken] = useState(false)
  const [warning, setWarning] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={() => (taken ? onClose() : setWarning(true))}
      focusAfter={focusAfter}
      title="Keep your recovery codes"
      description="Each signs you in once, with your password, if you have lost your phone. They are shown only once; earlier codes no longer work."
      footer={<DialogClose render={<Button variant="primary" />}>Done</DialogClose>}
    >
      <div className="flex flex-col gap-4">
        <ol
          aria-label="Recovery codes"
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border bg-muted px-4 py-3 font-mono text-sm"
        >
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton value={codes.join("\n")} label="Copy codes" onCopied={() => setTaken(true)} />
          <Button
            variant="outline"
            render={<a href={fileOf(codes, email)} download="openings-recovery-codes.txt" />}
            onClick={() => setTaken(true)}
          >
            <Download aria-hidden />
            Download codes
          </Button>
        </div>
        <p className="text-compact text-muted-foreground">
          Keep them where you keep your passwords, and not on the phone alone.
        </p>
      </div>
      <AlertDialog
        open={warning}
        onOpenChange={setWarning}
        title="Close without keeping the codes?"
        description="You will not see them again. You can make new ones on your account page."
        cancelLabel="Back to the codes"
        confirmLabel="Close anyway"
        destructive={false}
        onConfirm={onClose}
      />
    </Dialog>
  )
}

function fileOf(codes: readonly string[], email: string): string {
  const lines = [`Openings: recovery codes of ${email}. Each works once.`, "", ...codes, ""]
  return `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join("\n"))}`
}
