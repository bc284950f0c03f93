"use client"

import { Download } from "lucide-react"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
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

/** Shows new recovery codes this one time, and warns before closing if they weren't saved. */
export function RecoveryCodesDialog({ codes, email, onClose, focusAfter }: RecoveryCodesDialogProps) {
  const { t } = useMessages()
  const title = t("twoFactor.codesFileTitle", { email })
  const [taken, setTaken] = useState(false)
  const [warning, setWarning] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={() => (taken ? onClose() : setWarning(true))}
      focusAfter={focusAfter}
      title={t("twoFactor.codesTitle")}
      description={t("twoFactor.codesDescription")}
      footer={<DialogClose render={<Button variant="primary" />}>{t("twoFactor.codesDone")}</DialogClose>}
    >
      <div className="flex flex-col gap-4">
        <ol
          aria-label={t("twoFactor.codes")}
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border bg-muted px-4 py-3 font-mono text-sm"
        >
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton
            value={codes.join("\n")}
            label={t("twoFactor.copyCodes")}
            onCopied={() => setTaken(true)}
          />
          <Button
            variant="outline"
            render={<a href={fileOf(title, codes)} download={t("twoFactor.codesFile")} />}
            onClick={() => setTaken(true)}
          >
            <Download aria-hidden />
            {t("twoFactor.downloadCodes")}
          </Button>
        </div>
        <p className="text-compact text-muted-foreground">{t("twoFactor.keepCodes")}</p>
      </div>
      <AlertDialog
        open={warning}
        onOpenChange={setWarning}
        title={t("twoFactor.closeWithout")}
        description={t("twoFactor.closeWithoutText")}
        cancelLabel={t("twoFactor.backToCodes")}
        confirmLabel={t("twoFactor.closeAnyway")}
        destructive={false}
        onConfirm={onClose}
      />
    </Dialog>
  )
}

function fileOf(title: string, codes: readonly string[]): string {
  const lines = [title, "", ...codes, ""]
  return `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join("\n"))}`
}
