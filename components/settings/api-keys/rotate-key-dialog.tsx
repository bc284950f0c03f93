"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { RadioGroup } from "@/components/ui/radio-group"
import { graceHours } from "@/lib/api/dashboard/api-keys"
import { type PresentedKey, type GraceHours, type MadeKey, useRotateKey } from "@/lib/queries/api-keys"
import { graceWords, keyName, maskedKey } from "./key-words"

export interface RotateKeyDialogProps {
  apiKey: PresentedKey
  onClose: () => void
  onRotated: (made: MadeKey) => void
}

/** Asks how long the old key should continue to work, and creates the new one. */
export function RotateKeyDialog({ apiKey, onClose, onRotated }: RotateKeyDialogProps) {
  const { t, textOf } = useMessages()
  const [grace, setGrace] = useState<GraceHours>(24)
  const rotate = useRotateKey()
  const paused = apiKey.state === "paused"
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("keys.rotateTitle", { name: keyName(apiKey) })}
      description={t("keys.rotateText")}
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
            {t("keys.rotateConfirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {rotate.error ? <Banner tone="error">{rotate.error.message}</Banner> : null}
        {paused ? (
          <p>{t("keys.oldPaused", { key: maskedKey(apiKey) })}</p>
        ) : (
          <Field label={t("keys.grace", { key: maskedKey(apiKey) })}>
            <RadioGroup
              value={grace}
              onValueChange={setGrace}
              items={graceHours.map((hours) => ({
                value: hours,
                label: textOf(graceWords[hours].label),
                hint: textOf(graceWords[hours].hint),
              }))}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
