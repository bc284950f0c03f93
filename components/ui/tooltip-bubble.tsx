"use client"

import { useEffect, useRef, useState } from "react"
import { place, type Side } from "./place"

const delay = 400

interface Shown {
  target: HTMLElement
  content: string
  shortcut: string | undefined
}

/**
 * The one bubble for all tooltips of the app. It listens for the attributes that `Tooltip` sets, so tooltips add nothing to a table of a
 * hundred rows. Escape hides it, and the pointer may rest on it.
 */
export function TooltipBubble() {
  const bubbleRef = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: HTMLElement | null = null
    let lastHidden = 0

    const show = (target: HTMLElement) =>
      setShown({ target, content: target.dataset.tooltip ?? "", shortcut: target.dataset.tooltipKey })

    function want(target: HTMLElement, wait: number) {
      if (target === current) return
      clearTimeout(timer)
      current = target
      timer = setTimeout(() => target.isConnected && show(target), wait)
    }

    function leave() {
      clearTimeout(timer)
      if (current) lastHidden = Date.now()
      current = null
      setShown(null)
    }

    function onPointerOver(event: PointerEvent) {
      if (event.pointerType === "touch" || !(event.target instanceof Element)) return
      const target = event.target.closest<HTMLElement>("[data-tooltip]")
      // Moving from one tooltip to the next takes no further wait.
      if (target) want(target, Date.now() - lastHidden < 300 ? 0 : delay)
      else if (!bubbleRef.current?.contains(event.target)) leave()
    }

    function onFocusIn(event: FocusEvent) {
      const focused = event.target instanceof Element ? event.target : null
      const target = focused?.closest<HTMLElement>("[data-tooltip]")
      if (target && focused?.matches(":focus-visible")) want(target, 0)
      else leave()
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape") leave()
    }

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener("pointerover", onPointerOver, { signal })
    document.addEventListener("focusin", onFocusIn, { signal })
    document.addEventListener("focusout", leave, { signal })
    document.addEventListener("keydown", onKeyDown, { signal })
    document.addEventListener("pointerdown", leave, { signal })
    document.addEventListener("pointerleave", leave, { signal })
    window.addEventListener("scroll", leave, { signal, capture: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])

  useEffect(() => {
    const bubble = bubbleRef.current
    if (!bubble || !shown) return
    bubble.showPopover()
    place(bubble, shown.target, (shown.target.dataset.tooltipSide as Side | undefined) ?? "top", "center", 6)
    return () => bubble.hidePopover()
  }, [shown])

  return (
    <div
      ref={bubbleRef}
      popover="manual"
      aria-hidden
      className="fixed inset-auto m-0 w-max max-w-72 rounded-md border-0 bg-tooltip forced-colors:border px-2 py-1 text-xs text-tooltip-foreground transition-opacity duration-100 starting:opacity-0"
    >
      {shown?.content}
      {shown?.shortcut ? <kbd className="ml-2 font-sans opacity-75">{shown.shortcut}</kbd> : null}
    </div>
  )
}
