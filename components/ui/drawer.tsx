"use client"

import { useId, type ReactElement, type ReactNode } from "react"
import { cn } from "./cn"
import { DialogCross } from "./dialog"
import { Modal, useCloseModal, type OpenProps } from "./modal"
import { useRenderElement } from "./use-render-element"

const sides = {
  bottom:
    "inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full rounded-t-xl pb-[env(safe-area-inset-bottom)] starting:translate-y-full",
  left: "inset-y-0 right-auto left-0 h-dvh w-72 max-w-[85vw] starting:-translate-x-full",
  right: "inset-y-0 right-0 left-auto h-dvh w-[28rem] max-w-[85vw] starting:translate-x-full",
}

export interface DrawerProps extends OpenProps {
  title: ReactNode
  /** For a drawer whose content makes its purpose clear. */
  hideTitle?: boolean
  side?: keyof typeof sides
  /** For a drawer on the right whose content has long lines. */
  wide?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** A dialog at an edge of the window: actions on a phone from the bottom, navigation from the left, details from the right. */
export function Drawer({ title, hideTitle, side = "bottom", wide, footer, children, ...modal }: DrawerProps) {
  const id = useId()
  return (
    <Modal
      {...modal}
      labelledBy={id}
      describedBy={undefined}
      className={cn("transition-[translate] duration-150 ease-out", sides[side], wide && "w-[40rem]")}
    >
      <div
        className={cn(
          "flex items-start justify-between gap-4 py-3 pr-3 pl-4",
          hideTitle && "absolute top-0 right-0",
        )}
      >
        <h2 id={id} className={cn("pt-1.5 text-sm font-semibold wrap-anywhere", hideTitle && "sr-only")}>
          {title}
        </h2>
        <DialogCross />
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
      {footer ? <div className="flex flex-wrap justify-end gap-2 border-t px-4 py-3">{footer}</div> : null}
    </Modal>
  )
}

const actionClass =
  "flex min-h-12 w-full items-center gap-3 px-4 text-left text-base outline-offset-[-2px] hover:bg-accent disabled:opacity-50 [&_svg]:size-5"

export interface DrawerActionProps {
  icon?: ReactNode
  destructive?: boolean
  disabled?: boolean
  onSelect?: () => void
  children: ReactNode
}

/** A line in a sheet of actions, high enough for a finger; choosing it closes the sheet. */
export function DrawerAction({ icon, destructive, disabled, onSelect, children }: DrawerActionProps) {
  const close = useCloseModal()
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => {
        close()
        onSelect?.()
      }}
      className={cn(actionClass, destructive ? "text-destructive-text" : "[&_svg]:text-muted-foreground")}
    >
      {icon}
      {children}
    </button>
  )
}

/** The same as a link, for example `render={<Link href="…" />}`. */
export function DrawerLink({
  icon,
  render,
  children,
}: {
  icon?: ReactNode
  render: ReactElement
  children: ReactNode
}) {
  return useRenderElement(render, {
    onClick: useCloseModal(),
    className: cn(actionClass, "[&_svg]:text-muted-foreground"),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  })
}
