"use client"

import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react"
import { cn } from "./cn"
import { useOpenMenu } from "./menu-button"
import { place, type Align, type Side } from "./place"
import { popupClass, popupMotionClass } from "./popup"

export interface MenuPopupProps {
  side?: Side
  align?: Align
  className?: string
  children: ReactNode
}

/** The surface with a menu's items, and what the keys do on it. */
export function MenuPopup({ side = "bottom", align = "end", className, children }: MenuPopupProps) {
  const { triggerRef, triggerId, firstFocus, close, leave } = useOpenMenu()
  const popupRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const popup = popupRef.current
    const anchor = triggerRef.current
    if (!popup || !anchor) return
    popup.style.setProperty("--anchor-width", `${anchor.offsetWidth}px`)
    popup.showPopover()
    place(popup, anchor, side, align, 4)
    const items = enabledItems(popup)
    const target = firstFocus === "first" ? items[0] : firstFocus === "last" ? items.at(-1) : popup
    ;(target ?? popup).focus({ preventScroll: true })
  }, [triggerRef, side, align, firstFocus])

  useEffect(() => {
    function isOutside(event: Event) {
      const target = event.target as Node
      return !popupRef.current?.contains(target) && !triggerRef.current?.contains(target)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener("pointerdown", (event) => isOutside(event) && leave(), {
      signal,
      capture: true,
    })
    // It goes along when the page scrolls under it.
    const follow = () =>
      popupRef.current && triggerRef.current && place(popupRef.current, triggerRef.current, side, align, 4)
    window.addEventListener("scroll", follow, { signal, capture: true, passive: true })
    window.addEventListener("resize", follow, { signal })
    return () => listening.abort()
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const items = enabledItems(event.currentTarget)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const go = (index: number) => items.at(index % items.length)?.focus()
    // What a menu does with a key is nobody else's: not the dialog's around it, not the page's shortcuts.
    event.stopPropagation()
    if (event.key === "Tab") return close()
    if (event.key === "ArrowDown") go(at + 1)
    else if (event.key === "ArrowUp") go(at < 0 ? -1 : at - 1)
    else if (event.key === "Home") go(0)
    else if (event.key === "End") go(-1)
    else if (event.key === "Escape") close()
    else if (event.key === " " && at >= 0) items[at]?.click()
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const letter = event.key.toLocaleLowerCase()
      const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)]
      fromHere.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter))?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <div
      ref={popupRef}
      // Not "auto": its own dismissal would close on the button's press, and the click then open again.
      popover="manual"
      role="menu"
      aria-labelledby={triggerId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next) && next !== triggerRef.current) leave()
      }}
      className={cn(
        popupClass,
        popupMotionClass,
        "fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] w-max max-w-80 min-w-44 overflow-y-auto border-0 p-1",
        className,
      )}
    >
      {children}
    </div>
  )
}

function enabledItems(popup: HTMLElement): HTMLElement[] {
  return [...popup.querySelectorAll<HTMLElement>("[role^=menuitem]:not(:disabled)")]
}
