"use client"

import { useId, useRef, useState, type ReactElement, type ReactNode } from "react"
import { CloseMenu } from "./close-menu"
import { MenuPopup, type FirstFocus } from "./menu-popup"
import type { Align, Side } from "./place"
import { Trigger } from "./trigger"

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<{ id?: string }>
  children: ReactNode
  side?: Side
  align?: Align
  className?: string
}

/**
 * Actions behind a button. Made here and not on Base UI, whose menu alone weighs as much as all of this app's other
 * components, on the page that has to come first.
 */
export function Menu({ trigger, children, side = "bottom", align = "end", className }: MenuProps) {
  const madeId = useId()
  const triggerId = trigger.props.id ?? madeId
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [firstFocus, setFirstFocus] = useState<FirstFocus | null>(null)
  const open = firstFocus !== null

  function close() {
    triggerRef.current?.focus({ preventScroll: true })
    setFirstFocus(null)
  }

  return (
    <>
      <Trigger
        element={trigger}
        ref={triggerRef}
        id={triggerId}
        aria-haspopup="menu"
        aria-expanded={open}
        data-popup-open={open ? "" : undefined}
        // A click that a key made has no detail; it starts on the first item, a pointer's on none.
        onClick={(event) => setFirstFocus(open ? null : event.detail === 0 ? "first" : "menu")}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
          event.preventDefault()
          setFirstFocus(event.key === "ArrowDown" ? "first" : "last")
        }}
      />
      {open ? (
        <CloseMenu value={close}>
          <MenuPopup
            triggerRef={triggerRef}
            labelledBy={triggerId}
            firstFocus={firstFocus}
            side={side}
            align={align}
            className={className}
            onClose={close}
            onLeave={() => setFirstFocus(null)}
          >
            {children}
          </MenuPopup>
        </CloseMenu>
      ) : null}
    </>
  )
}

/** Words on top of a menu that say whose or what it is. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className="px-2 py-1.5 text-xs text-muted-foreground">
      {children}
    </div>
  )
}

export function MenuSeparator() {
  return <div role="separator" className="mx-1 my-1 h-px bg-border" />
}
