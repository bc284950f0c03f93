import type { JobCells } from "./job-columns"

/** Clears the stored value; an empty cell keeps it. */
export const clearMark = "-"

/**
 * What a row's posting is found by: the first of `references` that a posting has, or else its id. `besides` is the id in a row
 * with a reference.
 */
export type RowNames = { references: string[]; id: number | null; besides: number | null }

const largestId = 2 ** 31 - 1

/**
 * What a row's posting is found by. References are compared exactly first, since two may differ only in blanks. The
 * id only counts if there is no reference: a file from elsewhere may have ids that are not ours.
 */
export function namesOfRow({ referenceId = "", id = "" }: JobCells): RowNames {
  const trimmed = referenceId.trim()
  const references = [...new Set([referenceId, trimmed])].filter((each) => each.trim() !== "")
  const number = /^\d{1,10}$/.test(id.trim()) ? Number(id) : 0
  const given = number > 0 && number <= largestId ? number : null
  const isFound = namesNoReference({ referenceId })
  return { references, id: isFound ? given : null, besides: isFound ? null : given }
}

/** Whether a row has no reference, or asks to remove it. A stored posting may still have the clear mark as its reference. */
export function namesNoReference({ referenceId = "" }: JobCells): boolean {
  return ["", clearMark].includes(referenceId.trim())
}
