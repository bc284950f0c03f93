"use client"

import { ClipboardCheck, X } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { IconButton } from "@/components/ui/icon-button"
import type { Message } from "@/lib/messages/message"

/** Says what a paste changed, until the next paste or until it is dismissed. The live region exists from the start. */
export function PasteNotice({ report, onDismiss }: { report: Message | null; onDismiss: () => void }) {
  const { t, textOf } = useMessages()
  return (
    <div aria-live="polite" aria-atomic="true">
      {report ? (
        <div className="mt-1.5 flex items-start gap-1.5 rounded-md bg-muted py-1 pr-1 pl-2 text-xs text-muted-foreground">
          <ClipboardCheck aria-hidden className="mt-1.5 size-3.5 shrink-0" />
          <p className="min-w-0 flex-1 py-1 wrap-anywhere text-foreground">{textOf(report)}</p>
          <IconButton label={t("ui.dismiss")} size="sm" onClick={onDismiss}>
            <X aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </div>
  )
}
