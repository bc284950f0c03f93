"use client"

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react"
import { leaveList, takeLeftList } from "./left-list"
import { listPlace, rowLink } from "./row-focus"
import type { SelectionChange } from "./use-selection"

/** Restores the list at `href` as it was when someone went from it to a posting: its scroll position, its selection, and the focus. */
export function useLeftList(
  href: string,
  { selected, matching }: { selected: ReadonlySet<number>; matching: boolean },
  select: (change: SelectionChange) => void,
): void {
  const top = useRef(0)

  const comeBack = useEffectEvent(() => {
    const list = takeLeftList(href)
    if (!list) return
    if (list.selected.length > 0) select({ kind: "only", ids: list.selected })
    if (list.matching) select({ kind: "matching" })
    window.scrollTo({ top: list.top, behavior: "instant" })
    // A posting that was deleted on its own page is not there any more.
    const place = rowLink(list.posting) ?? listPlace()
    place?.focus({ preventScroll: true })
  })

  const leave = useEffectEvent(() => {
    const posting = Number(/\/jobs\/(\d+)/.exec(window.location.pathname)?.[1])
    leaveList(posting ? { href, top: top.current, selected: [...selected], matching, posting } : null)
  })

  useLayoutEffect(() => {
    comeBack()
    // While its rows are still in the page; the URL only changes after that.
    return () => {
      top.current = window.scrollY
    }
  }, [])

  useEffect(() => () => leave(), [])
}
