import { presentSelectedJob } from "@/lib/api/v1.1/present-selected-job"
import { presentPaging } from "@/lib/api/v1.1/present-page"
import type { jobListQuery } from "@/lib/api/v1.1/queries"
import type { Context } from "@/lib/domain/context"
import { invalidFields } from "@/lib/domain/errors"
import { countsOf } from "@/lib/domain/job-checks/read-findings"
import {
  type FurtherFilter,
  type JobPosition,
  type JobSelection,
  type SelectedJob,
  newestFirst,
  type SelectedJobs,
  type SelectedRange,
} from "@/lib/domain/jobs/job-selection"
import { listSelectedJobs, listSelectedWholeJobs, withLongDescriptions } from "@/lib/domain/jobs/select-jobs"
import { visibleJobs } from "@/lib/domain/jobs/visible-jobs"
import { pageOf, rangeOf } from "@/lib/domain/paging"
import { say } from "@/lib/messages/message"
import type { z } from "zod"
import { longPage, ok } from "./answers"
import { jobTag } from "./job-answers"
import { pageLink, rawQuery } from "./request-address"
import { type CursorScope, sharedCursors } from "./sealed-cursor"

/** A list's query; the dashboard's has one more filter. */
type Query = z.output<typeof jobListQuery> & Partial<Pick<FurtherFilter, "changedBy">>
type Call = { request: Request; context: Context; query: Query }

/** Whether a list needs nothing but the default order and the filters of contract 1.8. */
export function isPlainList({ sort, cursor, fields, ...query }: Query): boolean {
  const { further } = selectionOf({ sort, ...query })
  const isNewestFirst = sort.by === newestFirst.by && sort.descending
  return (
    isNewestFirst &&
    cursor === null &&
    !fields.some((field) => ["updatedAt", "firstPublished", "findings", "etag"].includes(field)) &&
    Object.values(further).every((value) => value === null)
  )
}

/**
 * 200 with the rows that `query` asks for, by page number or by cursor (contract 3.1); or those of another `selection`, by page
 * number.
 */
export async function selectedListAnswer(
  { request, context, query }: Call,
  selection = selectionOf(query),
): Promise<Response> {
  const { fields, cursor } = query
  const scope = scopeOf(context, selection)
  if (cursor !== null) requireNoPage(request)
  const range = await rangeFor(query, scope)
  // A tag is computed from the whole job.
  const isLong = fields.includes("description") || fields.includes("etag")
  const isHeader = fields.every((field) => ["updatedAt", "firstPublished", "findings"].includes(field))
  const whole = isHeader ? null : await listSelectedWholeJobs(context, selection, range)
  const headers = isHeader ? await listSelectedJobs(context, selection, range) : null
  const selected = (whole ?? headers) as SelectedJobs<unknown>
  if (fields.includes("findings")) await judgeUnjudged(context, [...(headers ?? whole ?? { jobs: [] }).jobs])
  const paging = await pagingOf({ request, query, scope }, selected)
  const present = presentSelectedJob(fields, jobTag)
  if (headers) return ok({ data: headers.jobs.map(present.header), paging })
  if (whole && isLong) return longPage(withLongDescriptions(context, whole.jobs), present.listed, paging)
  return ok({ data: whole?.jobs.map(present.listed) ?? [], paging })
}

/** A job that was written while the check's settings changed has no counts for a moment. */
async function judgeUnjudged(context: Context, jobs: SelectedJob<{ id: number }>[]): Promise<void> {
  for (const job of jobs) job.findings ??= await countsOf(context, job)
}

/** What a query selects, apart from its paging. */
export function selectionOf(query: Omit<Query, "page" | "pageSize" | "cursor" | "fields">): JobSelection {
  const { status, q, sort } = query
  return { status, q, further: furtherFilterOf(query), order: sort }
}

type AskedFilters = Omit<FurtherFilter, "changedBy"> & Partial<Pick<FurtherFilter, "changedBy">>

/** The filters of a query besides term and status. */
export function furtherFilterOf(query: AskedFilters): FurtherFilter {
  const { updatedSince, closesBefore, closesAfter, categoryId, positionTypeId, locationId } = query
  const { confidential, autoRefresh, findings, changedBy = null } = query
  const dates = { updatedSince, closesBefore, closesAfter }
  return { ...dates, categoryId, positionTypeId, locationId, confidential, autoRefresh, findings, changedBy }
}

/** Everything that has to be the same on each page of a list. */
function scopeOf(context: Context, selection: JobSelection): CursorScope {
  const { employerId, confidential } = visibleJobs(context)
  const { status, q, order } = selection
  // Cursors from before the findings filter stay valid for lists without it. A list filtered by `changedBy` is never requested
  // with a cursor.
  const { findings, changedBy: _, ...earlier } = selection.further
  const further = findings === null ? earlier : { ...earlier, findings }
  return { kind: "jobs", employerId, seesConfidential: confidential, status, q, further, order }
}

async function rangeFor({ cursor, page, pageSize }: Query, scope: CursorScope): Promise<SelectedRange> {
  if (cursor === null) return rangeOf({ page, pageSize })
  if (cursor === "") return { after: null, limit: pageSize }
  return { after: positionIn((await sharedCursors()).open(scope, cursor), scope), limit: pageSize }
}

async function pagingOf(
  { request, query, scope }: Omit<Call, "context"> & { scope: CursorScope },
  { total, next }: SelectedJobs<unknown>,
) {
  const { cursor, page, pageSize } = query
  if (cursor === null)
    return presentPaging(pageOf({ page, pageSize }, [], total), (number) => pageLink(request, number))
  const nextCursor = next && (await sharedCursors()).seal(scope, bytesOf(next, scope))
  return { total, pageSize, nextCursor }
}

/** A title's position is bytes in hexadecimal, which would take twice as much room in a cursor as the bytes. */
const encodingOf = ({ order }: CursorScope) => ((order as { by: string }).by === "title" ? "hex" : "utf8")

function bytesOf({ value, id }: JobPosition, scope: CursorScope): Buffer {
  const number = Buffer.alloc(4)
  number.writeUInt32BE(id)
  return Buffer.concat([number, Buffer.from(value, encodingOf(scope))])
}

function positionIn(bytes: Buffer, scope: CursorScope): JobPosition {
  return { id: bytes.readUInt32BE(0), value: bytes.toString(encodingOf(scope), 4) }
}

function requireNoPage(request: Request): void {
  if (!new URLSearchParams(rawQuery(request)).has("page")) return
  const problem = { field: "page", code: "invalid", message: say("fields.pageWithCursor") }
  throw invalidFields(say("service.requestNotRead"), [problem])
}
