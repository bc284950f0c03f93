import type { JobCells } from "@/lib/api/imports/job-columns"
import type { Language } from "@/lib/messages/language"
import { askApi } from "./api-client"
import { ApiError } from "./api-error"
import type { JobListRequest } from "./jobs"
import { sentRequest } from "./list-query"

/** Settings that apply to all rows of a file. */
export type ImportSettings = { decimal: "." | ","; createsWithoutReference: boolean }

/** `told` is the answer to its dry run. */
type SentRow = {
  number: number
  cells: JobCells
  despiteErrors?: boolean
  told: { seen: number | null } | null
}
type SentRows = ImportSettings & {
  rows: readonly SentRow[]
  dryRun: boolean
  signal?: AbortSignal | undefined
}

/** The most rows in one call: the service accepts no more. */
const mostRows = 100
/** About how many bytes one call has: half of the service's default limit. */
const mostBytes = 1_000_000

/** `rows` in parts that fit in one call each. */
export function partsOfRows<Row extends SentRow>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = []
  let bytes = Infinity
  for (const row of rows) {
    const more = new TextEncoder().encode(JSON.stringify(row.cells)).length
    const part = parts.at(-1)
    if (part && part.length < mostRows && bytes + more <= mostBytes) {
      part.push(row)
      bytes += more
    } else {
      parts.push([row])
      bytes = more
    }
  }
  return parts
}

/** Sends one part of a file; with `dryRun` it only returns what would become of the rows. */
export async function sendRows({ rows, signal, ...settings }: SentRows) {
  const sent = rows.map(({ number, cells, despiteErrors = false, told }) => ({
    ...{ number, cells, despiteErrors },
    ...(!settings.dryRun && told && { seen: told.seen }),
  }))
  const body = { ...settings, rows: sent }
  const { data } = await askApi("POST /api/dashboard/imports", { body, signal })
  return data.rows
}

/** Whether a call that failed this way may have succeeded anyway. */
export function mayBeDone(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

/** The query of a file of postings: these, in their order, or everything that the list shows (null), in its order. */
export function fileQuery(
  jobs: readonly { id: number }[] | null,
  request: JobListRequest,
  today: string,
): object {
  if (jobs) return { ids: jobs.map(({ id }) => id).join(",") }
  const { page: _page, pageSize: _size, ...query } = sentRequest(request, today).query
  return query
}

/** The address of a file with the postings in `query`, or all. A link sends no header, so the address names the employer. */
export function jobsFileHref(query: object, employerId: number, language: Language): string {
  return `/api/dashboard/jobs.csv?${parametersOf({ ...query, language, employer: employerId })}`
}

/** The same as a JSON file, which has no language. */
export function jobsJsonHref(query: object, employerId: number): string {
  return `/api/dashboard/jobs.json?${parametersOf({ ...query, employer: employerId })}`
}

function parametersOf(query: object): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== "")
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}
