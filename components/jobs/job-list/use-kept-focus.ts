"use client"

import { useEffect, useRef } from "react"
import type { JobRow } from "@/lib/queries/jobs"
import { focusedJobId, idsOf, listPlace, neighbourOf, rowLink } from "./row-focus"

/** A menu or dialog returns the focus to its row a moment after it has closed. */
const moment = 250

/** If the row that has the focus disappears, as an archived one does from the list of active ones, its neighbour gets the focus. */
export function useKeptFocus(rows: readonly Pick<JobRow, "id">[] | undefined): void {
  const last = useRef<number | null>(null)
  const orderBefore = useRef<number[]>([])

  useEffect(() => {
    function note({ target }: FocusEvent) {
      const floating = target instanceof Element && target.closest("dialog, [role=menu]")
      if (!floating) last.current = focusedJobId()
    }
    // A list that was returned to has already given a row the focus.
    last.current ??= focusedJobId()
    document.addEventListener("focusin", note)
    return () => document.removeEventListener("focusin", note)
  }, [])

  useEffect(() => {
    if (!rows) return
    const order = idsOf(rows)
    const before = orderBefore.current
    orderBefore.current = order
    const gone = last.current
    if (gone === null || order.includes(gone)) return
    const present = new Set(order)
    const neighbour = neighbourOf(before, new Set(before.filter((id) => !present.has(id))))
    const rescue = () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && last.current === gone) (rowLink(neighbour ?? order[0]) ?? listPlace())?.focus()
    }
    rescue()
    const timer = setTimeout(rescue, moment)
    return () => clearTimeout(timer)
  }, [rows])
}
