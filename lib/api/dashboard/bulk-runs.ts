import * as z from "zod"
import {
  type BulkDeed,
  type BulkDeedKind,
  bulkDeedKinds,
  mostExtendedDays,
} from "@/lib/domain/bulk-runs/bulk-deed"
import { mostBulkJobs } from "@/lib/domain/bulk-runs/bulk-run"
import type { BulkTarget } from "@/lib/domain/bulk-runs/manage-bulk-runs"
import type { FieldProblem } from "@/lib/domain/errors"
import { FieldProblems } from "@/lib/domain/field-problems"
import { newestFirst } from "@/lib/domain/jobs/job-selection"
import { largestId } from "@/lib/domain/largest-id"
import type { Received } from "@/lib/domain/received"
import { categories, recordById } from "@/lib/domain/reference-data"
import { type Message, packMessage, say } from "@/lib/messages/message"
import { because, boundedList, id, notOneOf, optionalDate, said, wholeNumber } from "../fields"
import { jobChange } from "../v1.1/jobs"
import { dashboardListQuery } from "./job-list-query"

const flag = (name: string) => z.boolean({ error: packMessage(say("fields.notTrueOrFalse", { name })) })

const daysWrong = say("bulkRuns.daysWrong", { most: mostExtendedDays })

/** What to do, with every field that any kind may need; `deedOf` requires the ones that each kind needs. */
const deed = z.object(
  {
    kind: z.enum(bulkDeedKinds, {
      error: ({ input }) =>
        input === undefined ? packMessage(say("bulkRuns.deedMissing")) : notOneOf("kind", bulkDeedKinds),
    }),
    despiteErrors: flag("despiteErrors").default(false),
    date: optionalDate(say("fields.closeDate")).default(null),
    days: z
      .int({ error: packMessage(daysWrong) })
      .refine(
        (days) => days >= 1 && days <= mostExtendedDays,
        because({ code: "invalid", message: daysWrong }),
      )
      .optional(),
    on: flag("on").optional(),
    categoryId: id(say("jobs.categoryMissing")).optional(),
    email: jobChange.shape.applicationEmail,
    url: jobChange.shape.applicationUrl,
  },
  { error: packMessage(say("bulkRuns.deedMissing")) },
)

const filters = dashboardListQuery.omit({
  page: true,
  pageSize: true,
  cursor: true,
  fields: true,
  sort: true,
})

/**
 * The filters of a list, as in its address. Misspelt names are refused, because ignoring one would let all postings
 * be changed.
 */
const match = z
  .record(z.string(), z.string({ error: packMessage(say("bulkRuns.filterNotText")) }), {
    error: packMessage(say("bulkRuns.idsOrMatch")),
  })
  .superRefine((sent, context) => {
    for (const name of Object.keys(sent)) {
      if (Object.hasOwn(filters.shape, name)) continue
      const message = packMessage(say("bulkRuns.unknownFilter", { name: name.slice(0, 40) }))
      context.addIssue({ code: "custom", params: { code: "invalid" }, message, input: name, path: [name] })
    }
  })
  .transform((sent): z.input<typeof filters> => sent)
  .pipe(filters)

const jobId = z
  .int({ error: packMessage(say("fields.idNotNumber")) })
  .refine(
    (value) => value > 0 && value <= largestId,
    because({ code: "invalid", message: say("fields.idNotNumber") }),
  )

/** The body of `POST /api/dashboard/bulk-runs`: the postings by id, or everything that a list shows. */
export const bulkRunRequest = z.object({
  deed,
  dryRun: flag("dryRun").default(false),
  ids: boundedList(
    jobId,
    said(say("bulkRuns.idsOrMatch"), say("bulkRuns.idsOrMatch")),
    mostBulkJobs,
  ).optional(),
  match: match.optional(),
})

/** The same as the dashboard sends it; filters are text, as in the list's address, and null matches everything. */
export type BulkRunRequest = {
  deed: { kind: BulkDeedKind; despiteErrors?: boolean; date?: string; days?: number; on?: boolean } & {
    categoryId?: number
    email?: string
    url?: string
  }
  dryRun?: boolean
} & ({ ids: number[] } | { match: Record<string, string> })

type BulkRunForm = z.output<typeof bulkRunRequest>

/** The query of `GET /api/dashboard/bulk-runs`: whether to list every run that the person has started. */
export const bulkRunListQuery = z.object({
  all: z
    .enum(["true", "false"], { error: packMessage(say("fields.notTrueOrFalse", { name: "all" })) })
    .optional(),
})

/** The query of `GET /api/dashboard/bulk-runs/{id}`: the skipped posting to continue after. */
export const skippedQuery = z.object({
  skippedAfter: wholeNumber("skippedAfter", 0, mostBulkJobs).optional(),
})

/** What a request asks for, with all of its problems; the values only count if there are none. */
export function bulkRunOf({ values, problems }: Received<BulkRunForm>): {
  deed: BulkDeed
  target: BulkTarget
  dryRun: boolean
  problems: FieldProblem[]
} {
  const found = new FieldProblems(problems)
  const asked = deedOf(values.deed ?? {}, found)
  const { ids, match: sent } = values
  if ((ids === undefined) === (sent === undefined) && !found.concern("ids") && !found.concern("match"))
    found.add("ids", "required", say("bulkRuns.idsOrMatch"))
  const { status = null, q = null, ...further } = sent ?? ({} as Partial<z.output<typeof match>>)
  const target = sent
    ? { match: { status, q, further: further as z.output<typeof match>, order: newestFirst } }
    : { ids: ids ?? [] }
  return { deed: asked, target, dryRun: values.dryRun ?? false, problems: found.list }
}

function deedOf(sent: Partial<BulkRunForm["deed"]>, problems: FieldProblems): BulkDeed {
  const { kind = "archive", despiteErrors = false, date, days, on, categoryId } = sent
  const need = <Value>(
    name: string,
    value: Value | null | undefined,
    missing: Message,
    otherwise: Value,
  ): Value => {
    const field = `deed.${name}`
    if ((value === null || value === undefined) && !problems.concern(field))
      problems.add(field, "required", missing)
    return value ?? otherwise
  }
  switch (kind) {
    case "publish":
      return { kind, despiteErrors, ...(date && { date }) }
    case "archive":
    case "delete":
      return { kind }
    case "closeDate":
      return { kind, date: need("date", date, say("bulkRuns.dateMissing"), "") }
    case "extend":
      return { kind, days: need("days", days, daysWrong, 1) }
    case "autoRefresh":
      return { kind, on: need("on", on, say("bulkRuns.onMissing"), false) }
    case "addCategory":
    case "removeCategory": {
      const chosen = need("categoryId", categoryId, say("jobs.categoryMissing"), 0)
      if (!problems.concern("deed.categoryId") && !recordById(categories, chosen))
        problems.add("deed.categoryId", "unknown_id", say("jobs.unknownCategory", { id: chosen }))
      return { kind, categoryId: chosen }
    }
    case "email":
      return { kind, address: need("email", sent.email, say("jobs.emailMissing"), "") }
    case "url":
      return { kind, address: need("url", sent.url, say("jobs.urlMissing"), "") }
  }
}
