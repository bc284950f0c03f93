import * as z from "zod"
import { parseCalendarDate } from "@/lib/parse-calendar-date"
import { findingSeverities } from "@/lib/domain/checks/finding"
import { jobOrders, type JobOrder, newestFirst } from "@/lib/domain/jobs/job-selection"
import { largestId } from "@/lib/domain/largest-id"
import { categories, positionTypes, type ReferenceRecord, recordById } from "@/lib/domain/reference-data"
import { accepting } from "../accepting"
import { because, notOneOf, optionalDate } from "../fields"
import { cursorText, longestCursor } from "./cursor-text"
import { type Message, packMessage, say } from "@/lib/messages/message"

const rfc3339 = /^\d{4}-\d\d-\d\d[Tt ]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/

/** Instants are clamped to this range: nothing stored lies outside it, and not every database can compare such instants. */
const earliest = Date.UTC(1970, 0, 1)
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** The value of a parameter; blank is the same as left out. */
const parameter = z.string().transform((value) => value.trim() || null)

function instant(name: string) {
  const refusal = because({ code: "invalid_date", message: say("fields.notInstant", { name }) })
  const schema = parameter
    .refine((value) => value === null || instantOf(value) !== null, refusal)
    .transform((value) => (value === null ? null : instantOf(value)))
  return accepting(schema, z.iso.datetime({ offset: true })).default(null)
}

/** The instant that `text` names, clamped to 1970–9999; null if there is no such day or time. */
export function instantOf(text: string): Date | null {
  if (!rfc3339.test(text)) return null
  const [day = "", time = ""] = [text.slice(0, 10), text.slice(11).toUpperCase()]
  // JavaScript has no leap seconds: the next minute begins then.
  const isLeap = time.slice(6, 8) === "60"
  const milliseconds =
    Date.parse(`${day}T${isLeap ? time.replace(":60", ":59") : time}`) + (isLeap ? 1_000 : 0)
  if (parseCalendarDate(day) === null || Number.isNaN(milliseconds)) return null
  return new Date(Math.min(Math.max(milliseconds, earliest), latest))
}

function day(name: string) {
  const named: Message = say("fields.text", { text: name })
  const schema = parameter.pipe(optionalDate(named))
  return accepting(schema, z.iso.date()).default(null)
}

/** An id; a number too large for an id matches nothing. */
function id(records: ReferenceRecord[] | null) {
  const schema = parameter
    .refine((value) => value === null || /^\d+$/.test(value), {
      ...because({ code: "invalid", message: say("fields.idNotNumber") }),
    })
    .transform((value) => (value === null ? null : Number(value) > largestId ? 0 : Number(value)))
    .refine((value) => value === null || records === null || recordById(records, value) !== undefined, {
      ...because({ code: "unknown_id", message: say("fields.unknownId") }),
    })
  return accepting(schema, z.int().min(1)).default(null)
}

function flag(name: string) {
  const schema = parameter
    .pipe(
      z.enum(["true", "false"], { error: packMessage(say("fields.notTrueOrFalse", { name })) }).nullable(),
    )
    .transform((value) => (value === null ? null : value === "true"))
  return accepting(schema, z.boolean()).default(null)
}

/** The order of a list: by one of `columns`, ascending, or descending with a leading "-". */
export function sortParameter(columns: readonly JobOrder["by"][]) {
  const orders = new Map<string, JobOrder>(
    columns.flatMap((by) => [
      [by, { by, descending: false }],
      [`-${by}`, { by, descending: true }],
    ]),
  )
  const names = [...orders.keys()] as [string, ...string[]]
  return accepting(
    parameter
      .refine((name) => name === null || orders.has(name), {
        params: { code: "invalid" },
        message: notOneOf("sort", names),
        abort: true,
      })
      .transform((name) => (name === null ? newestFirst : (orders.get(name) ?? newestFirst))),
    z.enum(names),
  ).default(newestFirst)
}

const findingFilters = [...findingSeverities, "none"] as const

/** The parameters of `GET /jobs` beyond those of contract 1.8 (3.1). `cursor` is null if pages are asked for by number. */
export const jobSelectionParameters = {
  updatedSince: instant("updatedSince"),
  closesBefore: day("closesBefore"),
  closesAfter: day("closesAfter"),
  categoryId: id(categories),
  positionTypeId: id(positionTypes),
  locationId: id(null),
  confidential: flag("confidential"),
  autoRefresh: flag("autoRefresh"),
  findings: accepting(
    parameter.pipe(z.enum(findingFilters, { error: notOneOf("findings", findingFilters) }).nullable()),
    z.enum(findingFilters),
  ).default(null),
  sort: sortParameter(jobOrders),
  cursor: accepting(cursorText().nullable(), z.string().max(longestCursor)).default(null),
}
