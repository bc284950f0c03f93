import type { JobCells } from "@/lib/api/imports/job-columns"
import type { Language } from "@/lib/messages/language"
import { askApi } from "./api-client"
import { ApiError } from "./api-error"
import type { JobListRequest } from "./jobs"
import { sentRequest } from "./list-query"

/** What holds for all rows of a file. */
export type ImportSettings = { decimal: "." | ","; createsWithoutReference: boolean }

type SentRow = { number: number; cells: JobCells }
type SentRows = ImportSettings & {
  rows: readonly SentRow[]
  dryRun: boolean
  signal?: AbortSignal | undefined
}

/** Rows of one call at the most: the service takes no more. */
const mostRows = 100
/** Bytes of one call, about: half of what the service takes unless its operator says otherwise. */
const mostBytes = 1_000_000

/** `rows` in parts that the service takes in one call each. */
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

/** Sends one part of a file; with `dryRun` it is only told what would become of the rows. */
export async function sendRows({ rows, signal, ...settings }: SentRows) {
  const body = { ...settings, rows: rows.map(({ number, cells }) => ({ number, cells })) }
  const { data } = await askApi("POST /api/dashboard/imports", { body, signal })
  return data.rows
}

/** Whether a call that failed so may have done what was asked for all the same. */
export function mayBeDone(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

/** What a file of postings is asked for by: these, in their order, or all that the list shows (null) in its order. */
export function fileQuery(
  jobs: readonly { id: number }[] | null,
  request: JobListRequest,
  today: string,
): object {
  if (jobs) return { ids: jobs.map(({ id }) => id).join(",") }
  const { page: _page, pageSize: _size, ...query } = sentRequest(request, today).query
  return query
}

/** Where postings are to be had as a file: those that `query` asks for, or all. A link sends no header, so it names the employer. */
export function jobsFileHref(query: object, employerId: number, language: Language): string {
  return `/api/dashboard/jobs.csv?${parametersOf({ ...query, language, employer: employerId })}`
}

/** The same as a JSON file, which is in no language. */
export function jobsJsonHref(query: object, employerId: number): string {
  return `/api/dashboard/jobs.json?${parametersOf({ ...query, employer: employerId })}`
}

function parametersOf(query: object): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== "")
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}
