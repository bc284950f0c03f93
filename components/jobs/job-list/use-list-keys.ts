"use client"

import { useShortcuts } from "@/components/keyboard/use-shortcuts"
import { useGoTo } from "@/components/layout/use-go-to"
import type { JobRow } from "@/lib/queries/jobs"
import { editHref } from "../job-hrefs"
import { focusedJobId, rowLink } from "./row-focus"
import type { SelectionChange } from "./use-selection"

export interface ListKeysOptions {
  rows: readonly JobRow[]
  canWrite: boolean
  selected: number
  select: (change: SelectionChange) => void
  focusSearch: () => void
  clearSelection: () => void
  openHelp: () => void
  /** Gives the selected postings, or else the one whose row has the focus, a status. */
  become: (status: "active" | "archived", focused: JobRow | undefined) => void | false
}

/** The list's keyboard shortcuts; they apply to the row that has the focus. */
export function useListKeys({ rows, canWrite, selected, select, ...options }: ListKeysOptions): void {
  const goToPage = useGoTo()

  function step(by: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === focusedJobId())
    const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by
    rowLink(rows[next]?.id)?.focus()
  }

  function toggle(range: boolean) {
    const id = focusedJobId()
    if (id === null || !canWrite) return false
    select({ kind: "toggle", id, range })
  }

  function goTo(href: string | null) {
    if (href === null || !canWrite) return false
    goToPage(href)
  }

  const focused = () => focusedJobId()
  const become = (status: "active" | "archived") =>
    canWrite &&
    options.become(
      status,
      rows.find(({ id }) => id === focused()),
    )

  useShortcuts({
    "/": options.focusSearch,
    "?": options.openHelp,
    j: () => step(1),
    k: () => step(-1),
    x: () => toggle(false),
    X: () => toggle(true),
    e: () => {
      const id = focused()
      return goTo(id === null ? null : editHref(id))
    },
    a: () => become("archived"),
    p: () => become("active"),
    n: () => goTo("/jobs/new"),
    Escape: () => (selected > 0 ? options.clearSelection() : false),
  })
}
