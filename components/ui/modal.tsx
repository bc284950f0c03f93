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
import { topModal } from "./top-modal"
import { Trigger } from "./trigger"

const controls = ["input", "select", "textarea", "button", "a[href]", "[tabindex]", "[contenteditable]"]
  .map((control) => `${control}:not(:disabled, [tabindex='-1'])`)
  .join()

const CloseModal = createContext<() => void>(() => {})

/** Asks the surrounding dialog or drawer to close. */
export function useCloseModal() {
  return use(CloseModal)
}

export interface OpenProps {
  /** The button that opens it, unless `open` controls it. */
  trigger?: ReactElement
  open?: boolean
  /** Also called when it is dismissed: an owner that doesn't follow keeps it open. */
  onOpenChange?: (open: boolean) => void
  /** What gets the focus afterwards, if the button that opened it may be gone. */
  focusAfter?: () => HTMLElement | null
}

interface ModalProps extends OpenProps {
  role?: "alertdialog"
  labelledBy: string
  describedBy: string | undefined
  /** Whether a press outside closes it. */
  dismissible?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  className: string
  children: ReactNode
}

/** The basis of dialogs and drawers: the browser's own modal dialog, which traps the focus, makes the page inert, and returns the focus. */
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
    const removeFromTop = topModal.add(dialog)
    if (initialFocus?.current) initialFocus.current.focus()
    // If its content scrolls, Chromium focuses the scrolling element.
    else if (!document.activeElement?.matches(controls)) dialog.querySelector<HTMLElement>(controls)?.focus()
    // Before it is removed from the page, or the browser wouldn't return the focus.
    return () => {
      removeFromTop()
      // A dialog inside it that is still open would keep the focus away from everything else.
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

  // A second Escape in a row closes it whatever the page says. If the owner wants it open, it is shown again.
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
        "fixed m-0 max-h-none max-w-none flex-col bg-popover p-0 text-left text-sm font-normal whitespace-normal text-popover-foreground shadow-float outline-none open:flex forced-colors:border backdrop:bg-backdrop backdrop:transition-opacity backdrop:duration-150 starting:backdrop:opacity-0",
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
