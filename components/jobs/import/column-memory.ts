import { type JobColumn, jobColumns, readOnlyColumns } from "@/lib/api/imports/job-columns"
import { guessedMapping } from "@/lib/api/imports/read-posting-file"

/** Which of our columns each column of the file is; null means that it is ignored. */
export type ColumnMapping = readonly (JobColumn | null)[]

/** The columns that an import accepts. */
export const importedColumns = jobColumns.filter((column) => !readOnlyColumns.includes(column))

const key = "import-column-choices"
/** How many headings are remembered; the oldest are dropped. */
const mostRemembered = 200

/** What was chosen by hand for these headings before, or else what they are likely to mean. */
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

/** Remembers in this browser what was chosen by hand for these headings. Those that stand for two columns mean nothing by themselves. */
export function rememberMapping(headings: readonly string[], mapping: ColumnMapping): void {
  const guessed = guessedMapping(headings)
  const kept = remembered().filter(([heading]) => !headings.includes(heading))
  const added = headings.flatMap((heading, index) => {
    const [chosen, guess] = [mapping[index] ?? null, guessed[index] ?? null]
    const isRepeated = headings.indexOf(heading) !== headings.lastIndexOf(heading)
    return heading === "" || isRepeated || chosen === guess ? [] : [[heading, chosen ?? ""] as const]
  })
  try {
    localStorage.setItem(key, JSON.stringify([...kept, ...added].slice(-mostRemembered)))
  } catch {
    // Storage may be blocked or full; the columns are then guessed.
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
