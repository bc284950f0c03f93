import { type JobColumn, jobColumns, readOnlyColumns } from "@/lib/api/imports/job-columns"
import { guessedMapping } from "@/lib/api/imports/read-posting-file"

/** Which of our columns each of the file's is; null is left aside. */
export type ColumnMapping = readonly (JobColumn | null)[]

/** The columns that an import takes. */
export const importedColumns = jobColumns.filter((column) => !readOnlyColumns.includes(column))

const key = "import-columns"
/** Headings that are remembered, the latest ones. */
const mostRemembered = 200

/** What was chosen for these headings before, else what they are likely to mean. */
export function mappingFor(headings: readonly string[]): ColumnMapping {
  const known = new Map(remembered())
  const taken = new Set<JobColumn>()
  const take = (column: JobColumn | null) => {
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  }
  const chosen = headings.map((heading) => {
    const column = known.get(heading)
    return column === undefined ? undefined : take(importedColumns.find((each) => each === column) ?? null)
  })
  const guessed = guessedMapping(headings)
  return chosen.map((column, index) => (column === undefined ? take(guessed[index] ?? null) : column))
}

/** Remembers in this browser what these headings mean. */
export function rememberMapping(headings: readonly string[], mapping: ColumnMapping): void {
  const kept = remembered().filter(([heading]) => !headings.includes(heading))
  const added = headings.flatMap((heading, index) =>
    heading === "" ? [] : [[heading, mapping[index] ?? ""] as const],
  )
  try {
    localStorage.setItem(key, JSON.stringify([...kept, ...added].slice(-mostRemembered)))
  } catch {
    // Storage can be forbidden or full; the columns are guessed then.
  }
}

function remembered(): (readonly [heading: string, column: string])[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    if (!Array.isArray(stored)) return []
    return stored.filter((each): each is [string, string] => Array.isArray(each) && each.length === 2)
  } catch {
    return []
  }
}
