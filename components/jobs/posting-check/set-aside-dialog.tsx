"use client"

import { useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import type { Finding } from "@/lib/api/v1.1/live-check"
import { useDismissal } from "@/lib/queries/check-settings"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

export interface SetAsideDialogProps {
  jobId: number
  finding: Finding
  onClose: () => void
  /** Gets the focus once the finding was dismissed, since it disappears along with the button that opened this. */
  focusAfter: () => HTMLElement | null
}

/** Asks why a rule should find nothing in this posting. It is inside the posting's form, so it isn't a form itself. */
export function SetAsideDialog({ jobId, finding, onClose, focusAfter }: SetAsideDialogProps) {
  const { t, language } = useMessages()
  const [reason, setReason] = useState("")
  const dismissal = useDismissal(jobId)
  const isReady = reason.trim() !== ""
  const [missing, setMissing] = useState(false)
  const isDone = useRef(false)

  function setAside() {
    setMissing(!isReady)
    if (!isReady || dismissal.isPending) return
    const onSuccess = () => {
      isDone.current = true
      onClose()
    }
    dismissal.mutate({ code: finding.code, dismissed: true, reason }, { onSuccess })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={() => (isDone.current ? focusAfter() : null)}
      title={t("postingCheck.setAsideTitle")}
      description={finding.message[language]}
      footer={
        <>
          <DialogClose />
          <Button variant="primary" disabled={!isReady} loading={dismissal.isPending} onClick={setAside}>
            {t("postingCheck.setAside")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {dismissal.error ? <Banner tone="error">{refusalInWords(dismissal.error)}</Banner> : null}
        <Field
          label={t("postingCheck.reason")}
          hint={t("postingCheck.reasonHint")}
          error={missing ? t("postingCheck.reasonMissing") : undefined}
          required
        >
          <Input
            value={reason}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return
              event.preventDefault()
              event.stopPropagation()
              setAside()
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}
