"use client"

import {
  createContext,
  use,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react"
import { Trigger } from "./trigger"

export type FirstFocus = "first" | "last" | "menu"

/** What the popup of a menu has from its button. */
export interface OpenMenu {
  triggerRef: RefObject<HTMLButtonElement | null>
  triggerId: string
  firstFocus: FirstFocus
  /** Closes it, and gives the focus back to its button. */
  close: () => void
  /** The focus or the pointer went elsewhere, and stays there. */
  leave: () => void
}

const OpenMenuContext = createContext<OpenMenu | null>(null)

export function useOpenMenu(): OpenMenu {
  const menu = use(OpenMenuContext)
  if (!menu) throw new Error("A menu's popup and its items are for the inside of a MenuButton.")
  return menu
}

export interface MenuButtonProps {
  /** The button that opens it. */
  trigger: ReactElement<{ id?: string }>
  /** A `MenuPopup`; here only while it is open, so its code may come on demand. */
  children: ReactNode
}

/**
 * A button with a menu behind it. Made here and not on Base UI, whose menu alone weighs as much as all of this app's other
 * components, on the page that has to come first.
 */
export function MenuButton({ trigger, children }: MenuButtonProps) {
  const madeId = useId()
  const triggerId = trigger.props.id ?? madeId
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [firstFocus, setFirstFocus] = useState<FirstFocus | null>(null)
  const open = firstFocus !== null
  const leave = () => setFirstFocus(null)

  function close() {
    triggerRef.current?.focus({ preventScroll: true })
    leave()
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
        <OpenMenuContext value={{ triggerRef, triggerId, firstFocus, close, leave }}>
          {children}
        </OpenMenuContext>
      ) : null}
    </>
  )
}
