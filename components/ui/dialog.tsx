"use client"

import { X } from "lucide-react"
import { useId, type ReactElement, type ReactNode, type RefObject } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "./button"
import { cn } from "./cn"
import { middleClass, Modal, useCloseModal, type OpenProps } from "./modal"
import { useRenderElement } from "./use-render-element"

const sizes = { sm: "max-w-sm", md: "max-w-lg", lg: "max-w-3xl", xl: "max-w-5xl" }

export interface DialogProps extends OpenProps {
  title: ReactNode
  description?: ReactNode
  /** At the bottom right: `DialogClose`, then the main action. */
  footer?: ReactNode
  size?: keyof typeof sizes
  /** What gets the focus; by default, the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

export function Dialog({ title, description, footer, size = "md", children, ...modal }: DialogProps) {
  const id = useId()
  return (
    <Modal
      {...modal}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      className={cn(middleClass, sizes[size])}
    >
      <div className="flex flex-col gap-1 px-6 pt-5 pr-14 pb-4">
        <h2 id={`${id}-title`} className="text-base font-semibold wrap-anywhere">
          {title}
        </h2>
        {description ? (
          <p id={`${id}-description`} className="text-sm text-muted-foreground">
            {description}
          </p>
        ) : null}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-6">{children}</div>
      {footer ? <div className="flex flex-wrap justify-end gap-2 border-t px-6 py-3">{footer}</div> : null}
      {/* Last in the focus order, so that the focus starts in the dialog's content. */}
      <DialogCross className="absolute top-3.5 right-3.5" />
    </Modal>
  )
}

/** The close button in a dialog's corner. */
export function DialogCross({ className }: { className?: string }) {
  const { t } = useMessages()
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t("ui.close")}
      className={className}
      onClick={useCloseModal()}
    >
      <X aria-hidden />
    </Button>
  )
}

/** A button that closes the dialog or drawer around it. */
export function DialogClose({
  children,
  render = <Button variant="outline" />,
}: {
  children?: ReactNode
  render?: ReactElement
}) {
  const { t } = useMessages()
  return useRenderElement(render, { onClick: useCloseModal(), children: children ?? t("ui.cancel") })
}
