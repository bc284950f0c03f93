"use client"

import { useMemo, useReducer } from "react"
import type { JobRow } from "@/lib/queries/jobs"

/** `matching` means all that the list shows, on other pages too. */
type State = { scope: string; ids: ReadonlySet<number>; last: number | null; matching?: boolean }

export type SelectionChange =
  | { kind: "toggle"; id: number; range?: boolean }
  | { kind: "page"; selected: boolean }
  | { kind: "only"; ids: readonly number[] }
  | { kind: "matching" }
  | { kind: "none" }

const nothing: ReadonlySet<number> = new Set()

/** The selected rows among those shown. Another list (`scope`) starts without any, so that nothing is changed unseen. */
export function useSelection(scope: string, rows: readonly JobRow[]) {
  // The reducer sees the rows of the latest render, so `change` can stay the same function for all rows.
  const [state, change] = useReducer(
    (before: State, asked: SelectionChange): State => {
      const ids = new Set(before.scope === scope ? before.ids : nothing)
      const order = rows.map(({ id }) => id)
      if (asked.kind === "none") return { scope, ids: nothing, last: null }
      if (asked.kind === "only") return { scope, ids: new Set(asked.ids), last: null }
      if (asked.kind === "page") return { scope, ids: asked.selected ? new Set(order) : nothing, last: null }
      if (asked.kind === "matching") return { ...before, matching: true }
      const select = !ids.has(asked.id)
      for (const id of asked.range ? between(order, before.last, asked.id) : [asked.id]) {
        if (select) ids.add(id)
        else ids.delete(id)
      }
      return { scope, ids, last: asked.id }
    },
    { scope, ids: nothing, last: null },
  )
  const ids = state.scope === scope ? state.ids : nothing
  const selected = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids])
  return { ids, selected, matching: state.scope === scope && state.matching === true, change }
}

function between(order: readonly number[], from: number | null, to: number): readonly number[] {
  const start = from === null ? -1 : order.indexOf(from)
  const end = order.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return order.slice(Math.min(start, end), Math.max(start, end) + 1)
}
