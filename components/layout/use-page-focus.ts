"use client"

import { useEffect, useRef } from "react"
import { loadedWhenIdle } from "@/components/ui/on-demand"
import { usePagePath } from "./page-address"

const giving = loadedWhenIdle(() => import("./give-page-focus"))

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
    let isOver = false
    let end = () => {}
    const give = ({ givePageFocus }: Awaited<ReturnType<typeof giving>>) => {
      if (!isOver) end = givePageFocus()
    }
    // Without a connection, there is no new page.
    giving().then(give, () => {})
    return () => {
      isOver = true
      end()
    }
  }, [path])
}
