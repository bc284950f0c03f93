"use client"

import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from "react"
import { cn } from "./cn"
import { PortalContainer } from "./portal-container"
import { Trigger } from "./trigger"

const controls = ["input", "select", "textarea", "button", "a[href]", "[tabindex]", "[contenteditable]"]
  .map((control) => `${control}:not(:disabled, [tabindex='-1'])`)
  .join()

const CloseModal = createContext<() => void>(() => {})

/** Asks the dialog or drawer around to close. */
export function useCloseModal() {
  return use(CloseModal)
}

export interface OpenProps {
  /** The button that opens it, where it is not controlled by `open`. */
  trigger?: ReactElement
  open?: boolean
  /** Also asked when it is dismissed: an owner that does not follow keeps it open. */
  onOpenChange?: (open: boolean) => void
  /** What gets the focus after it, where the button that opened it may be gone by then. */
  focusAfter?: () => HTMLElement | null
}

interface ModalProps extends OpenProps {
  role?: "alertdialog"
  labelledBy: string
  describedBy: string | undefined
  /** Whether a press beside it closes it. */
  dismissible?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  className: string
  children: ReactNode
}

/** What dialogs and drawers stand on: the browser's own modal dialog, which keeps the focus in, the page out, and gives the focus back. */
export function Modal({ trigger, open: openFromOwner, onOpenChange, ...surface }: ModalProps) {
  const [openHere, setOpenHere] = useState(false)
  const open = openFromOwner ?? openHere

  function setOpen(next: boolean) {
    setOpenHere(next)
    onOpenChange?.(next)
  }

  return (
    <>
      {trigger ? (
        <Trigger
          element={trigger}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      ) : null}
      {open ? <ModalSurface {...surface} onDismiss={() => setOpen(false)} /> : null}
    </>
  )
}

type ModalSurfaceProps = Omit<ModalProps, Exclude<keyof OpenProps, "focusAfter">> & { onDismiss: () => void }

function ModalSurface({
  role,
  labelledBy,
  describedBy,
  dismissible = true,
  initialFocus,
  focusAfter,
  className,
  onDismiss,
  children,
}: ModalSurfaceProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const latestFocusAfter = useRef(focusAfter)

  useLayoutEffect(() => {
    latestFocusAfter.current = focusAfter
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    if (initialFocus?.current) initialFocus.current.focus()
    // Where its content scrolls, Chromium gives the focus to what scrolls.
    else if (!document.activeElement?.matches(controls)) dialog.querySelector<HTMLElement>(controls)?.focus()
    // Before it leaves the page, or the browser would not give the focus back.
    return () => {
      // A dialog within it that is still open would keep the focus from everything else.
      for (const inner of dialog.querySelectorAll<HTMLDialogElement>("dialog[open]")) inner.close()
      dialog.close()
      latestFocusAfter.current?.()?.focus()
    }
  }, [initialFocus])

  function onCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onDismiss()
  }

  // A second Escape in a row closes whatever the page says. Where the owner wanted it open, it comes back.
  function onClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget || event.currentTarget.open) return
    onDismiss()
    requestAnimationFrame(() => {
      if (ref.current?.isConnected && !ref.current.open) ref.current.showModal()
    })
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={onCancel}
      onClose={onClose}
      onPointerDown={(event) => (pressedBeside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (dismissible && pressedBeside.current && event.target === event.currentTarget) onDismiss()
      }}
      className={cn(
        "fixed m-0 max-h-none max-w-none flex-col bg-popover p-0 text-left text-sm font-normal whitespace-normal text-popover-foreground shadow-float outline-none open:flex backdrop:bg-backdrop backdrop:transition-opacity backdrop:duration-150 starting:backdrop:opacity-0",
        className,
      )}
    >
      <CloseModal value={onDismiss}>
        <PortalContainer value={ref}>{children}</PortalContainer>
      </CloseModal>
    </dialog>
  )
}

/** A box in the middle of the window. */
export const middleClass =
  "inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] rounded-xl transition-[opacity,scale] duration-150 ease-out starting:scale-98 starting:opacity-0"
