"use client"

import { useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { CodeBlock } from "@/components/ui/code-block"
import { CopyField } from "@/components/ui/copy-field"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import type { MadeKey } from "@/lib/queries/api-keys"
import { keyName, maskedKey } from "./key-words"

export interface SecretDialogProps {
  made: MadeKey
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Shows a new key this one time, and warns before closing if it wasn't copied. */
export function SecretDialog({ made: { key, secret }, onClose, focusAfter }: SecretDialogProps) {
  const { t } = useMessages()
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
      title={t("keys.copyTitle", { name: keyName(key) })}
      description={t("keys.copyText")}
      footer={<DialogClose render={<Button variant="primary" />}>{t("keys.done")}</DialogClose>}
    >
      <div className="flex flex-col gap-5">
        <CopyField
          label={t("keys.apiKey")}
          value={secret}
          copyLabel={t("keys.copy")}
          onCopied={() => setCopied(true)}
        />
        <CodeBlock label={t("keys.tryIt")} code={curl} onCopied={() => setCopied(true)} />
        {replaces ? (
          <Banner tone="info">
            {new Date(replaces.worksUntil) > new Date(key.createdAt)
              ? t("keys.oldWorksUntil", {
                  key: maskedKey(replaces),
                  when: zone.instant(replaces.worksUntil),
                })
              : t("keys.oldEnded", { key: maskedKey(replaces) })}
          </Banner>
        ) : null}
        <p className="text-compact text-muted-foreground">{t("keys.keepSecret")}</p>
      </div>
      <AlertDialog
        open={warning}
        onOpenChange={setWarning}
        title={t("keys.closeWithout")}
        description={t("keys.closeWithoutText")}
        cancelLabel={t("keys.backToKey")}
        confirmLabel={t("keys.closeAnyway")}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
