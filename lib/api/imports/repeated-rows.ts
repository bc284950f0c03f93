import { say } from "@/lib/messages/message"
import type { JobCells } from "./job-columns"
import type { CellProblem } from "./read-cells"
import { namesNoReference } from "./row-names"

type Row = { number: number; cells: JobCells }

/**
 * The problems of rows with the same `keyOf`, which stands for the posting that they lead to: none of them is more
 * right than the others. Null means that no other row can lead to that posting.
 */
export function repeatedRows<Each extends Row>(
  rows: readonly Each[],
  keyOf: (row: Each) => string | null,
): Map<Each, CellProblem[]> {
  const first = new Map<string, Each>()
  const problems = new Map<Each, CellProblem[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const other = first.get(key)
    if (!other) first.set(key, row)
    else {
      problems.set(row, [repeating(row, other)])
      if (!problems.has(other)) problems.set(other, [repeating(other, row)])
    }
  }
  return problems
}

/** The same, as far as the file can tell: rows whose references are exactly the same. */
export function repeatedReferences<Each extends Row>(rows: readonly Each[]): Map<Each, CellProblem[]> {
  return repeatedRows(rows, ({ cells }) => (namesNoReference(cells) ? null : (cells.referenceId ?? null)))
}

function repeating({ cells }: Row, { number, cells: others }: Row): CellProblem {
  const trimmed = cells.referenceId?.trim() ?? ""
  const isSame = trimmed !== "" && trimmed === others.referenceId?.trim()
  return {
    column: namesNoReference(cells) && !isSame ? "id" : "referenceId",
    message: say(isSame ? "imports.repeated" : "imports.samePosting", { number }),
  }
}
