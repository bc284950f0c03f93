"use client"

import { useEffect, useRef } from "react"
import { isFocusFree } from "./is-focus-free"
import { usePagePath } from "./page-address"

/** How long a page may take to load until the focus stays where it is, in milliseconds. */
const patience = 5_000

/**
 * If what had the focus disappears with its page, the next page's heading gets the focus, or until that is there its main region. A page
 * that gives the focus to something itself, as a list does that was returned to, keeps it there.
 */
export function usePageFocus(): void {
  const path = usePagePath()
  const before = useRef(path)

  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const main = document.getElementById("main")
    if (!main) return
    const place = () => {
      if (!isFocusFree()) return observer.disconnect()
      const heading = main.querySelector<HTMLElement>("h1[tabindex]")
      ;(heading ?? main).focus({ preventScroll: true })
    }
    const observer = new MutationObserver(place)
    observer.observe(main, { childList: true, subtree: true })
    place()
    const timer = setTimeout(() => observer.disconnect(), patience)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [path])
}
