"use client"

import { useState } from "react"
import { quoted } from "@/components/jobs/job-words"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { RadioGroup } from "@/components/ui/radio-group"
import { graceHours } from "@/lib/api/dashboard/api-keys"
import { type PresentedKey, type GraceHours, type MadeKey, useRotateKey } from "@/lib/queries/api-keys"
import { graceWords, maskedKey } from "./key-words"

export interface RotateKeyDialogProps {
  apiKey: PresentedKey
  onClose: () => void
  onRotated: (made: MadeKey) => void
}

/** Asks how long the old key works on, and makes the new one. */
export function RotateKeyDialog({ apiKey, onClose, onRotated }: RotateKeyDialogProps) {
  const [grace, setGrace] = useState<GraceHours>(24)
  const rotate = useRotateKey()
  const paused = apiKey.state === "paused"
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Rotate ${quoted(apiKey.name)}?`}
      description="You get a new key with the same name, scopes and expiry, to be put in the old one's place."
      footer={
        <>
          <DialogClose />
          <Button
            variant="primary"
            loading={rotate.isPending}
            onClick={() =>
              rotate.mutate({ id: apiKey.id, graceHours: paused ? 0 : grace }, { onSuccess: onRotated })
            }
          >
            Rotate key
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {rotate.error ? <Banner tone="error">{rotate.error.message}</Banner> : null}
        {paused ? (
          <p>
            The old key {maskedKey(apiKey)} is paused. It ends with the rotation; the new one works at once.
          </p>
        ) : (
          <Field label={`How long the old key ${maskedKey(apiKey)} works on`}>
            <RadioGroup
              value={grace}
              onValueChange={setGrace}
              items={graceHours.map((hours) => ({ value: hours, ...graceWords[hours] }))}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
