import type { Context } from "@/lib/domain/context"
import { type Imported, importPosting } from "@/lib/domain/imports/import-posting"
import { matchLocation, nearestLocations } from "@/lib/domain/locations/match-location"
import type { FieldProblem } from "@/lib/domain/errors"
import type { Job, JobStatus } from "@/lib/domain/jobs/job"
import type { ForCandidates } from "@/lib/domain/jobs/public-posting"
import { routingByEmail, routingByUrl } from "@/lib/domain/reference-data"
import { languages } from "@/lib/messages/language"
import { say } from "@/lib/messages/message"
import type { JobAnswer } from "../v1.1/answers"
import { receive } from "../receive"
import { type JobVersionAnswer, presentFieldChanges } from "../v1.1/history"
import { jobChange, presentJob } from "../v1.1/jobs"
import { cellsOfJob, type JobCells, type JobColumn, jobColumns, readOnlyColumns } from "./job-columns"
import { type CellProblem, readCells } from "./read-cells"
import { namesNoReference, namesOfRow } from "./row-names"

export type ImportOptions = {
  dryRun: boolean
  /** Whether postings are also published with errors in the posting check. */
  despiteErrors: boolean
  /** The locale for amounts that could be read in two ways. */
  locale: string
  /** Whether rows without a reference become new postings, each time they are imported. */
  createsWithoutReference: boolean
  /** The version that a dry run compared the row with; see ImportMode. */
  seen?: number | null
}

/**
 * What became of a row, by the columns of the file. `id` is null if the posting doesn't exist; `status` is what it has
 * or would have, null for a refused row. `version` is the posting's version that the row created, null if nothing was
 * written. `changes` are those to a posting that existed; of a long description they have no values. A row is `held`, and
 * nothing is written, if it would publish a posting with errors in the posting check: these are its `problems`, and
 * `outcome` is what it would do. `forCandidates` is what the row means for them, or would mean. `seen` and `overtaken` are as in
 * Imported. `becomes` is what a dry run would create, and `places` are those in it that the list of places doesn't have.
 */
export type ImportedRow = {
  outcome: "created" | "updated" | "unchanged" | "refused"
  id: number | null
  version: number | null
  held: boolean
  status: JobStatus | null
  title: string
  changes: JobVersionAnswer["changes"]
  forCandidates: ForCandidates
  seen: number | null
  overtaken: boolean
  becomes: JobAnswer | null
  places: { description: string; nearest: string | null }[]
  problems: CellProblem[]
}

/** Descriptions are shown if they are together no longer than this, before and after: a file can have 1,000 of them. */
const longestShown = 20_000

/**
 * Imports a row. Its posting is found by its reference, or without one by its id, or is created. Cells that match
 * what is stored are ignored, so that importing an exported file changes nothing. A new posting whose row has no
 * status is a draft.
 */
export async function importRow(
  context: Context,
  cells: JobCells,
  { locale, createsWithoutReference, ...mode }: ImportOptions,
): Promise<ImportedRow> {
  const names = namesOfRow(cells)
  const title = cells.title?.trim() ?? ""
  const mayBeNew = createsWithoutReference || !namesNoReference(cells)
  const unnamed = { column: "referenceId", message: say("imports.referenceMissing") } as const
  let found: Job | null = null
  const refused = (problems: CellProblem[]) => refusedRow(title || (found?.title ?? ""), problems)
  if (!mayBeNew && names.references.length === 0 && names.id === null) return refused([unnamed])
  let unread: CellProblem[] = []
  const read = (stored: Job | null) => {
    found = stored
    const { body, problems } = readCells(stored ? newCells(cells, stored) : cells, locale)
    unread = stored || mayBeNew ? problems : [unnamed]
    // "No" in the column of a row without pay says nothing.
    if (!stored?.salary && isOnlyNoCommission(body.salary)) delete body.salary
    if (!stored) Object.assign(body, { ...defaultsOf(body), ...body })
    const received = receive(jobChange, body)
    return { ...received, problems: [...received.problems, ...unread.map(asField)] }
  }
  const imported = await importPosting(context, names, read, mode)
  if (imported.outcome === "refused") {
    if (unread.includes(unnamed)) return refused([unnamed])
    const known = new Set(unread.map(({ column }) => column))
    const all = imported.problems.map((problem) => toCellProblem(ofRow(problem, cells, found)))
    const others = all.filter(({ column }) => column === null || !known.has(column))
    const problems = [...unread, ...others]
    return refused(problems.length > 0 ? problems : [{ column: null, message: imported.error.said }])
  }
  const { outcome, job, errors, seen, overtaken } = imported
  const changes = presentFieldChanges(imported.changes).map(withoutLongText)
  const held = errors.length > 0
  const isWritten = !mode.dryRun && !held && !overtaken && outcome !== "unchanged"
  const version = isWritten ? job.version : null
  const id = job.id === 0 ? null : job.id
  const { status, title: named } = job
  const problems = errors.map(toCellProblem)
  return {
    ...{ outcome, id, version, held, status, title: named, changes },
    ...{ forCandidates: imported.forCandidates, seen, overtaken, problems },
    becomes: outcome === "created" && !isWritten ? presentJob(job) : null,
    places: isWritten ? [] : unlistedPlaces(imported),
  }
}

/** Places of the employer's own, which may be misspelt, where the row sets them. */
function unlistedPlaces({ outcome, job, changes }: Extract<Imported, { job: Job }>): ImportedRow["places"] {
  if (outcome !== "created" && !changes.some(({ field }) => field === "locations")) return []
  return job.locations.flatMap(({ description }) => {
    const found = matchLocation(description)
    return found && "own" in found ? [{ description, nearest: nearestLocations(description)[0] ?? null }] : []
  })
}

function isOnlyNoCommission(salary: unknown): boolean {
  return JSON.stringify(salary) === JSON.stringify({ plusCommission: false })
}

function withoutLongText(change: ImportedRow["changes"][number]): ImportedRow["changes"][number] {
  const { field, before, after } = change
  if (field !== "description" || String(before).length + String(after).length <= longestShown) return change
  return { field, before: null, after: null }
}

/**
 * Refuses a row that stands for the same posting as another row, which `repeats` says, along with everything else that
 * is wrong with it. Nothing is written.
 */
export async function refuseRepeat(
  context: Context,
  cells: JobCells,
  options: ImportOptions,
  repeats: CellProblem[],
): Promise<ImportedRow> {
  const tried = await importRow(context, cells, { ...options, dryRun: true })
  const told = new Set(repeats.map(({ column }) => column))
  const others = tried.problems.filter(({ column }) => !told.has(column))
  return refusedRow(tried.title, [...repeats, ...others])
}

/** What became of a row that nothing was written of, with what is wrong with it. */
export function refusedRow(title: string, problems: CellProblem[]): ImportedRow {
  return {
    ...{ outcome: "refused", id: null, version: null, held: false, status: null },
    ...{ title: title.trim(), changes: [], forCandidates: null, problems },
    ...{ seen: null, overtaken: false, becomes: null, places: [] },
  }
}

/** The cells without those that match what is stored in either language. */
function newCells(cells: JobCells, stored: Job): JobCells {
  const before = languages.map((language) => cellsOfJob(presentJob(stored), language))
  const entries = Object.entries(cells) as [JobColumn, string][]
  return Object.fromEntries(entries.filter(([column, text]) => !before.some((each) => each[column] === text)))
}

/**
 * Defaults for what a row leaves out: nothing is published unasked, and the way to apply follows from the address
 * that is given.
 */
function defaultsOf({ applicationUrl }: Record<string, unknown>): Record<string, unknown> {
  return {
    status: "draft",
    applicantRoutingType: { id: applicationUrl ? routingByUrl : routingByEmail },
  }
}

/** `problem` in words that fit a row: an empty cell leaves the stored maximum, which the person may not know of. */
function ofRow(problem: FieldProblem, { salaryMaxAmount = "" }: JobCells, stored: Job | null): FieldProblem {
  const maximum = stored?.salary?.maxAmount ?? null
  const isLeft = problem.code === "too_small" && salaryMaxAmount.trim() === "" && maximum !== null
  if (problem.field !== "salary.maxAmount" || !isLeft) return problem
  return { ...problem, message: say("imports.maximumLeft", { maximum }) }
}

/** Reports a cell that could not be read as a field problem, so that its row is refused. */
function asField({ column, message }: CellProblem): FieldProblem {
  return { field: column === null ? "" : (fieldOfColumn[column] ?? column), code: "invalid", message }
}

function toCellProblem({ field, message }: FieldProblem): CellProblem {
  return { column: columnOfField(field), message }
}

const fieldOfColumn: Partial<Record<JobColumn, string>> = {
  ...{ salaryAmount: "salary.amount", salaryMaxAmount: "salary.maxAmount", salaryPeriod: "salary.period.id" },
  ...{ plusCommission: "salary.plusCommission", applicantRouting: "applicantRoutingType.id" },
}

function columnOfField(field: string): JobColumn | null {
  const whole = Object.entries(fieldOfColumn).find(([, name]) => name === field)?.[0]
  if (whole) return whole as JobColumn
  const name = field.split(/[.[]/)[0] ?? ""
  if (name === "salary") return "salaryAmount"
  if (name === "applicantRoutingType") return "applicantRouting"
  return jobColumns.find((column) => column === name && !readOnlyColumns.includes(column)) ?? null
}
