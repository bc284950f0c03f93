"use client"

import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { quoted } from "@/components/jobs/job-words"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { CodeBlock } from "@/components/ui/code-block"
import { CopyField } from "@/components/ui/copy-field"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import type { MadeKey } from "@/lib/queries/api-keys"
import { maskedKey } from "./key-words"

export interface SecretDialogProps {
  made: MadeKey
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Shows a new key this once, and does not let it go unseen. */
export function SecretDialog({ made: { key, secret }, onClose, focusAfter }: SecretDialogProps) {
  const zone = useZoneWords()
  const [copied, setCopied] = useState(false)
  const [warning, setWarning] = useState(false)
  const { replaces } = key
  const curl = `curl ${window.location.origin}/api/v1.1/me \\\n-H 'API-Key: ${secret}'`
  return (
    <Dialog
      open
      onOpenChange={() => (copied ? onClose() : setWarning(true))}
      focusAfter={focusAfter}
      title={`Copy the key ${quoted(key.name)}`}
      description="It is shown only once. We store only its hash, so nobody can show it to you again."
      footer={<DialogClose render={<Button variant="primary" />}>Done</DialogClose>}
    >
      <div className="flex flex-col gap-5">
        <CopyField label="API key" value={secret} copyLabel="Copy key" onCopied={() => setCopied(true)} />
        <CodeBlock label="Try it" code={curl} onCopied={() => setCopied(true)} />
        {replaces ? (
          <Banner tone="info">
            {new Date(replaces.worksUntil) > new Date(key.createdAt)
              ? `The old key ${maskedKey(replaces)} works until ${zone.instant(replaces.worksUntil)}.`
              : `The old key ${maskedKey(replaces)} no longer works.`}
          </Banner>
        ) : null}
        <p className="text-compact text-muted-foreground">
          Keep it where your system keeps its secrets: not in its code, a mail or a chat.
        </p>
      </div>
      <AlertDialog
        open={warning}
        onOpenChange={setWarning}
        title="Close without copying the key?"
        description="You won’t see it again. If you haven’t copied it, you can only rotate or revoke it."
        cancelLabel="Back to the key"
        confirmLabel="Close anyway"
        onConfirm={onClose}
      />
    </Dialog>
  )
}
