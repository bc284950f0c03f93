import type { Context } from "@/lib/domain/context"
import { postingsNamed } from "@/lib/domain/imports/import-posting"
import type { JobCells } from "./job-columns"
import type { CellProblem } from "./read-cells"
import { repeatedRows } from "./repeated-rows"
import { namesNoReference, namesOfRow } from "./row-names"

/** How many names are looked up at once. */
const atOnce = 500

type Row = { number: number; cells: JobCells }

/**
 * The problems of rows that lead to the same stored posting as another row: references that differ only in blanks may
 * be one posting or two, and an id may be that of a posting which another row names by its reference.
 */
export async function repeatedPostings<Each extends Row>(
  context: Context,
  rows: readonly Each[],
): Promise<Map<Each, CellProblem[]>> {
  const named = rows.map(({ cells }) => namesOfRow(cells))
  const references = new Set<string>()
  const byId = new Map<number, string>()
  const ids = named.flatMap(({ id }) => id ?? [])
  const unsure = named.flatMap(({ references: each }, index) =>
    each.length > 1 || namesNoReference(rows[index]?.cells ?? {}) ? each : [],
  )
  for (const part of partsOf(ids.length, unsure.length)) {
    const some = { ids: ids.slice(...part), referenceIds: unsure.slice(...part) }
    for (const { id, referenceId } of await postingsNamed(context, some)) {
      if (referenceId !== null) references.add(referenceId)
      byId.set(id, keyOfPosting({ id, referenceId }))
    }
  }
  return repeatedRows(rows, ({ cells }) => {
    const { references: tried, id } = namesOfRow(cells)
    const found = tried.find((reference) => references.has(reference))
    if (found !== undefined) return `reference ${found}`
    if (!namesNoReference(cells)) return `reference ${tried.at(-1)}`
    return id === null ? null : (byId.get(id) ?? null)
  })
}

function keyOfPosting({ id, referenceId }: { id: number; referenceId: string | null }): string {
  return referenceId === null ? `id ${id}` : `reference ${referenceId}`
}

/** The ranges that cover several lists in parts of the same size. */
function partsOf(...lengths: number[]): [number, number][] {
  const parts = Math.ceil(Math.max(...lengths) / atOnce)
  return Array.from({ length: parts }, (_, index) => [index * atOnce, (index + 1) * atOnce])
}
