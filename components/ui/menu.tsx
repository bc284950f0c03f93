"use client"

import { useId, useRef, useState, type ReactElement, type ReactNode } from "react"
import { flushSync } from "react-dom"
import type { MenuPopupProps } from "./menu-props"
import { onDemand } from "./on-demand"
import { type FirstFocus, OpenMenuContext } from "./open-menu"
import { Trigger } from "./trigger"

const MenuPopup = onDemand<MenuPopupProps>(async () => (await import("./menu-parts")).MenuPopup)

export interface MenuProps extends MenuPopupProps {
  /** The button that opens it. */
  trigger: ReactElement<{ id?: string }>
  /** Its items; they are only rendered while it is open, so their code may be loaded on demand. */
  children: ReactNode
}

/** Actions behind a button. Base UI's menu is loaded on demand; until then, there is only the button. */
export function Menu({ trigger, ...popup }: MenuProps) {
  const madeId = useId()
  const triggerId = trigger.props.id ?? madeId
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [firstFocus, setFirstFocus] = useState<FirstFocus | null>(null)
  const open = firstFocus !== null
  const leave = () => setFirstFocus(null)

  function close() {
    // At once, or the menu could take the focus back.
    flushSync(leave)
    triggerRef.current?.focus({ preventScroll: true })
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
        // A click from a key has no detail and starts at the first item; one from a pointer starts at none.
        onClick={(event) => setFirstFocus(open ? null : event.detail === 0 ? "first" : "menu")}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
          event.preventDefault()
          setFirstFocus(event.key === "ArrowDown" ? "first" : "last")
        }}
      />
      {open ? (
        <OpenMenuContext value={{ triggerRef, triggerId, firstFocus, close, leave }}>
          <MenuPopup {...popup} />
        </OpenMenuContext>
      ) : null}
    </>
  )
}
