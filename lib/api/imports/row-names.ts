import type { JobCells } from "./job-columns"

/** Takes away what is there; an empty cell leaves it. */
export const clearMark = "-"

/** What a row finds its posting by: the first of `references` that one has, else its id. */
export type RowNames = { references: string[]; id: number | null }

const largestId = 2 ** 31 - 1

/**
 * What a row finds its posting by. References are compared exactly first, since two may differ in blanks alone. The id counts only where
 * no reference is named: a file from elsewhere may have numbers of its own.
 */
export function namesOfRow({ referenceId = "", id = "" }: JobCells): RowNames {
  const trimmed = referenceId.trim()
  const references = [...new Set([referenceId, trimmed])].filter((each) => each.trim() !== "")
  const number = /^\d{1,10}$/.test(id.trim()) ? Number(id) : 0
  const isNumbered = namesNoReference({ referenceId }) && number > 0 && number <= largestId
  return { references, id: isNumbered ? number : null }
}

/** Whether a row says no reference, or that there be none. A posting may be called what says so. */
export function namesNoReference({ referenceId = "" }: JobCells): boolean {
  return ["", clearMark].includes(referenceId.trim())
}
