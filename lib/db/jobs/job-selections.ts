import type { JobStatus } from "@/lib/domain/jobs/job"
import {
  type JobPosition,
  type JobSelection,
  type JobSelectionStore,
  type JobsPart,
  newestFirst,
  type SelectedJob,
  type SelectedJobs,
  type SelectedRange,
} from "@/lib/domain/jobs/job-selection"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"
import { selectedIds, selectedTotals } from "./job-orders"
import { knownWords } from "./known-words"
import { rememberedSearches } from "./remembered-searches"
import { isAnyAsked, type Wanted } from "./selected-rows"
import { anyFound } from "./sought-rows"
import { totals } from "./job-pages"
import {
  rowToHeader,
  rowToJob,
  rowToListedJob,
  selectHeaders,
  selectJobs,
  selectListedJobs,
} from "./job-rows"
import { countedByStatus, listedPage } from "./listed-page"

/**
 * From this many rows on, a page of what a filter finds is found fastest by walking the list: by day, in an index that also
 * holds what the filter asks for, or in another order, looking at each row.
 */
const manyFound = { byDay: 2_000, otherwise: 10_000 }

type Row = {
  updatedAt: string
  firstPublished: string | null
  errors: number | null
  warnings: number | null
  advice: number | null
  position: string
  id: number
}

type Asked = { among: VisibleJobs; selection: JobSelection; range: SelectedRange; wanted: Wanted }

/** Lists in any order and with any filter; see JobSelectionStore for what each call promises. */
export function jobSelectionStore({ kind, direct }: Client): JobSelectionStore {
  const updatedAt =
    kind === "sqlite"
      ? `j.updated_at AS "updatedAt"`
      : `to_char(j.updated_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"') AS "updatedAt"`

  const isUnfiltered = ({ words, further }: JobSelection) => !words && !isAnyAsked(further)

  const remembered = rememberedSearches({ direct })

  async function countStatuses(
    among: VisibleJobs,
    { q, words, further }: Pick<JobSelection, "q" | "words" | "further">,
  ): Promise<Record<JobStatus, number>> {
    const selection = { q, words, further, status: null, order: newestFirst }
    const ask = () => countedByStatus({ direct }, selectedTotals(kind, among, selection))
    // Counts by findings are not remembered, because checking a posting changes its findings without an entry in the change list.
    return further.findings === null ? remembered(among, { q, words, further }, ask) : ask()
  }

  async function count(among: VisibleJobs, selection: JobSelection): Promise<number> {
    if (isUnfiltered(selection)) {
      const rows = await direct.rows<{ total: number | string }>(totals(kind, among, selection))
      return rows.reduce((sum, { total }) => sum + Number(total), 0)
    }
    const counts = await countStatuses(among, selection)
    return selection.status === null
      ? counts.active + counts.draft + counts.archived
      : counts[selection.status]
  }

  /** The rows of a range, each converted by `shown`. */
  async function select<Selected extends Row, Shown extends object>(
    columns: typeof selectListedJobs,
    shown: (row: Selected) => Shown,
    among: VisibleJobs,
    selection: JobSelection,
    range: SelectedRange,
  ): Promise<SelectedJobs<Shown>> {
    const { order: by } = selection
    if ("offset" in range && isUnfiltered(selection) && by.by === newestFirst.by && by.descending) {
      const page = { select: columns, more: [updatedAt, ...extras] }
      const { jobs, total } = await listedPage<Selected>({ kind, direct }, page, among, selection, range)
      return { jobs: jobs.map((row) => withExtras(shown(row), row)), total, next: null }
    }
    const total = await count(among, selection)
    const isByDay = selection.words !== undefined || ["publishDate", "status"].includes(by.by)
    const isMany = total >= (isByDay ? manyFound.byDay : manyFound.otherwise)
    const wanted = isUnfiltered(selection) || isMany ? "many" : "few"
    return { ...(await rowsOf(columns, shown, { among, selection, range, wanted })), total }
  }

  async function rowsOf<Selected extends Row, Shown extends object>(
    columns: typeof selectListedJobs,
    shown: (row: Selected) => Shown,
    { among, selection, range, wanted }: Asked,
  ): Promise<JobsPart<SelectedJob<Shown>>> {
    const { text, read, order, ...statement } = selectedIds(kind, among, selection, range, wanted)
    const more = [updatedAt, ...extras, `${read} AS position`]
    const rows = await direct.rows<Selected>({
      ...statement,
      text: `${columns(kind, `(${text}) AS page JOIN jobs j ON j.id = page.id`, more)} ${order}`,
    })
    const { limit } = range
    const jobs = rows.slice(0, limit).map((row) => withExtras(shown(row), row))
    return { jobs, next: nextOf(rows, limit) }
  }

  return {
    headers: (...asked) =>
      select<Row & Parameters<typeof rowToHeader>[0], ReturnType<typeof rowToHeader>>(
        selectHeaders,
        rowToHeader,
        ...asked,
      ),
    whole: (...asked) =>
      select<Row & Parameters<typeof rowToListedJob>[0], ReturnType<typeof rowToListedJob>>(
        selectListedJobs,
        rowToListedJob,
        ...asked,
      ),
    // Walking the list is never much slower for a few rows, but finding many rows anew for each part would be.
    wholePart: (among, selection, range) =>
      rowsOf<Row & Parameters<typeof rowToListedJob>[0], ReturnType<typeof rowToListedJob>>(
        selectListedJobs,
        rowToListedJob,
        { among, selection, range, wanted: "many" },
      ),
    countByStatus: countStatuses,
    async ids(among, selection, limit) {
      const { text, order, values } = selectedIds(kind, among, selection, { offset: 0, limit }, "all")
      const rows = await direct.rows<{ id: number }>({
        text: `SELECT page.id AS id FROM (${text}) AS page ${order}`,
        values,
        fresh: true,
      })
      return rows.map(({ id }) => id)
    },
    isFound: (among, words) =>
      remembered(among, { any: words }, async () => {
        return (await direct.rows(anyFound(kind, among, words))).length > 0
      }),
    knownWords: knownWords({ direct }),
    async find(among, id) {
      const visible = among.confidential ? "" : "AND NOT j.confidential"
      const [row] = await direct.rows<Row & Parameters<typeof rowToJob>[0]>({
        text: `${selectJobs(kind, [updatedAt, ...extras])} WHERE j.employer_id = $1 AND j.id = $2 ${visible}`,
        values: [among.employerId, id],
      })
      return row ? withExtras(rowToJob(row), row) : null
    },
  }
}

const extras = [
  'j.first_published AS "firstPublished"',
  "j.finding_errors AS errors, j.finding_warnings AS warnings, j.finding_advice AS advice",
]

function withExtras<Shown extends object>(shown: Shown, row: Row): SelectedJob<Shown> {
  const { updatedAt, firstPublished, errors, warnings, advice } = row
  const isJudged = errors !== null && warnings !== null && advice !== null
  const findings = isJudged ? { error: errors, warning: warnings, advice } : null
  return Object.assign(shown, { updatedAt: new Date(updatedAt), firstPublished, findings })
}

/** The position at which the page ends; null unless a row more than the page has room for was found. */
function nextOf(rows: Row[], limit: number): JobPosition | null {
  const last = rows[limit - 1]
  return rows.length > limit && last ? { value: last.position, id: last.id } : null
}
