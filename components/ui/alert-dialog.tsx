"use client"

import { useId, useRef, useState, type ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "./banner"
import { Button } from "./button"
import { cn } from "./cn"
import { middleClass, Modal, type OpenProps } from "./modal"

export interface AlertDialogProps extends OpenProps {
  /** A question that names the object: "Delete “Line cook”?" */
  title: ReactNode
  /** What will be lost. */
  description?: ReactNode
  /** A verb: "Delete posting". */
  confirmLabel: string
  /** The dialog closes once this has succeeded; resolve to false to keep it open, and give the reason in `error`. */
  onConfirm: () => void | boolean | Promise<void | boolean>
  cancelLabel?: string
  /** False for a confirmation that deletes nothing. */
  destructive?: boolean
  error?: ReactNode
  children?: ReactNode
}

/** Asks before something that can't be undone. Cancel has the focus; a press outside the dialog does nothing. */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  onConfirm,
  cancelLabel,
  destructive = true,
  error,
  trigger,
  open: openFromOwner,
  onOpenChange,
  focusAfter,
  children,
}: AlertDialogProps) {
  const { t } = useMessages()
  const id = useId()
  const cancelRef = useRef<HTMLButtonElement>(null)
  const [openHere, setOpenHere] = useState(false)
  const [pending, setPending] = useState(false)

  function setOpen(next: boolean) {
    setOpenHere(next)
    onOpenChange?.(next)
  }

  function cancel() {
    if (!pending) setOpen(false)
  }

  async function confirm() {
    setPending(true)
    try {
      if ((await onConfirm()) !== false) setOpen(false)
    } finally {
      setPending(false)
    }
  }

  return (
    <Modal
      role="alertdialog"
      trigger={trigger}
      open={openFromOwner ?? openHere}
      onOpenChange={(next) => (next ? setOpen(true) : cancel())}
      focusAfter={focusAfter}
      dismissible={false}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      initialFocus={cancelRef}
      className={cn(middleClass, "max-w-md")}
    >
      <div className="flex min-h-0 flex-col gap-2 overflow-y-auto px-6 pt-5 pb-6">
        <h2 id={`${id}-title`} className="text-base font-semibold wrap-anywhere">
          {title}
        </h2>
        {description ? (
          <div id={`${id}-description`} className="text-sm text-muted-foreground">
            {description}
          </div>
        ) : null}
        {children}
        {error ? <Banner tone="error">{error}</Banner> : null}
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t px-6 py-3">
        <Button ref={cancelRef} variant="outline" onClick={cancel}>
          {cancelLabel ?? t("ui.cancel")}
        </Button>
        <Button variant={destructive ? "destructive" : "primary"} loading={pending} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
