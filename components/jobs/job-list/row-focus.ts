import type { JobRow } from "@/lib/queries/jobs"

const row = "[data-job]"

/** The posting whose row has the focus, or whose menu or sheet has just been closed. */
export function focusedJobId(): number | null {
  const id = document.activeElement?.closest(row)?.getAttribute("data-job")
  return id ? Number(id) : null
}

export function rowLink(id: number | null | undefined): HTMLElement | null {
  return id === null || id === undefined ? null : document.querySelector(`[data-job="${id}"] [data-row-link]`)
}

export function rowMenuButton(id: number | null | undefined): HTMLElement | null {
  return id === null || id === undefined ? null : document.querySelector(`[data-job="${id}"] [data-row-menu]`)
}

/** The element around the rows, for when no row is left to have the focus. */
export function listPlace(): HTMLElement | null {
  return document.querySelector("[data-job-list]")
}

/** Which posting is next to those that disappear: the first one after them that stays, or else the one before. */
export function neighbourOf(order: readonly number[], gone: ReadonlySet<number>): number | null {
  const first = order.findIndex((id) => gone.has(id))
  const after = order.slice(first + 1).find((id) => !gone.has(id))
  return after ?? order.slice(0, Math.max(first, 0)).findLast((id) => !gone.has(id)) ?? null
}

export function idsOf(rows: readonly Pick<JobRow, "id">[]): number[] {
  return rows.map(({ id }) => id)
}
