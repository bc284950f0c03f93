import { foldText } from "@/lib/domain/folded-text"
import { townNamed } from "@/lib/domain/locations/town-named"
import {
  applicantRoutingTypes,
  categories,
  positionTypes,
  type ReferenceRecord,
  salaryPeriods,
} from "@/lib/domain/reference-data"
import { readAmount } from "@/lib/format/amounts"
import { shortened } from "@/lib/format/shortened"
import { type Message, say } from "@/lib/messages/message"
import { htmlOfCell } from "./html-of-cell"
import { type JobCells, type JobColumn, jobColumnHeadings, nameInBoth, namesInFiles } from "./job-columns"
import { readDate } from "./read-date"
import { clearMark } from "./row-names"
import { spreadsheetDamage } from "./spreadsheet-damage"

/** A problem with a cell of a row; a null `column` means the row as a whole. */
export type CellProblem = { column: JobColumn | null; message: Message }

/** A body as POST and PUT of a job take it, as far as the cells could be read, and the problems of the other cells. */
export type ReadCells = { body: Record<string, unknown>; problems: CellProblem[] }

/**
 * Reads a row as the request it stands for. Empty or missing cells are left out. `locale` decides what commas and
 * points mean in amounts that could be read in two ways.
 */
export function readCells(given: JobCells, locale: string): ReadCells {
  const problems: CellProblem[] = []
  const cells: JobCells = {}
  for (const [column, text] of Object.entries(given) as [JobColumn, string][]) {
    const message = spreadsheetDamage(column, text)
    if (message) problems.push({ column, message })
    else cells[column] = text
  }
  const body: Record<string, unknown> = {}
  const said = (column: JobColumn) => cells[column]?.trim() ?? ""
  const isCleared = (column: JobColumn) => said(column) === clearMark
  const refuse = (column: JobColumn, message: Message) => {
    problems.push({ column, message })
    return undefined
  }

  function take(column: JobColumn, read: (text: string) => unknown, field: string = column): void {
    const text = said(column)
    const value =
      text === "" ? undefined : isCleared(column) ? cleared(column) : readShort(column, text, read)
    if (value !== undefined) body[field] = value
  }
  /** Names, days and amounts are short; an endless one is neither looked up nor repeated in a message. */
  function readShort(column: JobColumn, text: string, read: (text: string) => unknown): unknown {
    if (freeColumns.includes(column) || text.length <= longestName) return read(text)
    return refuse(column, say("fields.tooLong", { name: jobColumnHeadings[column], most: longestName }))
  }
  const cleared = (column: JobColumn) =>
    clearable.includes(column)
      ? null
      : refuse(column, say("imports.notCleared", { column: jobColumnHeadings[column] }))

  const oneOf = (column: JobColumn, records: readonly ReferenceRecord[]) => (text: string) => {
    const record = recordNamed(text, records)
    return record ? { id: record.id } : refuse(column, noSuchName(text, records))
  }
  const flag = (column: JobColumn) => (text: string) =>
    flags[foldText(text)] ?? refuse(column, say("imports.notFlag"))

  const partsIn = (column: JobColumn, text: string) => {
    const parts = partsOfCell(text)
    if (parts.length <= mostParts) return parts
    return refuse(column, say("fields.listTooLong", { most: mostParts }))
  }

  take("referenceId", (text) => text)
  take("title", (text) => text)
  take(
    "status",
    (text) => statuses[foldText(text)] ?? refuse("status", say("imports.unknownStatus", { text })),
  )
  take("closeDate", (text) => {
    const read = readDate(text)
    return "unclear" in read ? refuse("closeDate", read.unclear) : read.date
  })
  take("locations", (text) => partsIn("locations", text)?.map(toPlace))
  take("categories", (text) => {
    const records = partsIn("categories", text)?.map((name) => ({
      name,
      record: recordNamed(name, categories),
    }))
    if (!records) return undefined
    const unknown = records.find(({ record }) => !record)
    if (unknown) return refuse("categories", noSuchName(unknown.name, categories))
    return records.map(({ record }) => ({ id: record?.id }))
  })
  take("positionType", oneOf("positionType", positionTypes))
  take("description", (text) => htmlOfCell(text))
  take("applicantRouting", oneOf("applicantRouting", applicantRoutingTypes), "applicantRoutingType")
  take("applicationEmail", (text) => text)
  take("applicationUrl", (text) => text)
  take("confidential", flag("confidential"))
  take("autoRefresh", flag("autoRefresh"))
  readSalary()
  return { body, problems }

  function readSalary(): void {
    if (isCleared("salaryAmount")) {
      body.salary = null
      return
    }
    const salary: Record<string, unknown> = {}
    for (const [column, field] of [
      ["salaryAmount", "amount"],
      ["salaryMaxAmount", "maxAmount"],
    ] as const) {
      if (said(column) === "") continue
      const amount = (text: string) => {
        const read = readNumber(text, locale)
        return "unclear" in read ? refuse(column, read.unclear) : read.amount
      }
      salary[field] = isCleared(column) ? null : readShort(column, said(column), amount)
    }
    if (said("salaryPeriod") !== "")
      salary.period = readShort("salaryPeriod", said("salaryPeriod"), oneOf("salaryPeriod", salaryPeriods))
    if (said("plusCommission") !== "")
      salary.plusCommission = readShort("plusCommission", said("plusCommission"), flag("plusCommission"))
    if (Object.values(salary).some((value) => value !== undefined)) body.salary = salary
  }
}

/** Columns whose length, whole or by part, the rules of a posting limit already. */
const freeColumns: readonly JobColumn[] = [
  ...(["referenceId", "title", "locations", "categories", "description"] as const),
  ...(["applicationEmail", "applicationUrl"] as const),
]

const longestName = 200

/** How much of an unknown name is repeated in a message. */
const mostTold = 60

/** A list with up to this many names is quoted in full. */
const mostNamesTold = 6

/** As many elements as a list in the API may have. */
const mostParts = 100

const clearable: readonly JobColumn[] = ["referenceId", "closeDate", "applicationEmail", "applicationUrl"]

const statuses: Record<string, string> = {
  ...{ active: "active", published: "active", open: "active" },
  ...{ actif: "active", publie: "active", publiee: "active", ouvert: "active", ouverte: "active" },
  ...{ draft: "draft", brouillon: "draft" },
  ...{ archived: "archived", closed: "archived", expired: "archived" },
  ...{ archive: "archived", archivee: "archived", ferme: "archived", fermee: "archived" },
}

const flags: Record<string, boolean> = {
  ...{ yes: true, oui: true, true: true, vrai: true, y: true, o: true, x: true, "1": true },
  ...{ no: false, non: false, false: false, faux: false, n: false, "0": false },
}

/** Digits with a point before the cents are unambiguous in every language. */
function readNumber(text: string, locale: string) {
  return /^\d{1,11}(?:\.(?:\d{1,2}|\d{4}))?$/.test(text) ? { amount: Number(text) } : readAmount(text, locale)
}

/** People leave out the province of a town that everyone knows. The API doesn't, but a file is read as the form is filled in. */
function toPlace(text: string): { description: string } {
  if (text.length > longestName) return { description: text }
  const place = text.replace(/^([^,]+,[^,]+), ?canada$/i, "$1")
  return { description: townNamed(place) ?? place }
}

const foldedNames = new Map<readonly ReferenceRecord[], Map<string, ReferenceRecord>>()

/** The records by their folded names in both languages, former names included. */
function byFoldedName(records: readonly ReferenceRecord[]): Map<string, ReferenceRecord> {
  let named = foldedNames.get(records)
  if (!named) {
    const entries = records.flatMap((record) =>
      namesInFiles(record.name).map((name) => [foldText(name), record] as const),
    )
    // If two records have the same name, the first one wins.
    named = new Map(entries.reverse())
    foldedNames.set(records, named)
  }
  return named
}

function recordNamed(text: string, records: readonly ReferenceRecord[]): ReferenceRecord | undefined {
  return text.length > longestName ? undefined : byFoldedName(records).get(foldText(text.trim()))
}

function noSuchName(name: string, records: readonly ReferenceRecord[]): Message {
  const text = shortened(name.slice(0, longestName), mostTold)
  const begins = foldText(text).slice(0, 4)
  const near = [...byFoldedName(records)].findLast(([folded]) => folded.startsWith(begins))?.[1]
  if (near) return say("imports.unknownNameNear", { text, near: nameInBoth(near.name) })
  if (records.length > mostNamesTold) return say("imports.unknownName", { text })
  const named = records.map(({ name }) => nameInBoth(name))
  const names = { en: named.map(({ en }) => en).join(", "), fr: named.map(({ fr }) => fr).join(", ") }
  return say("imports.unknownNameOneOf", { text, names })
}

const separators = new Set(["|", ";", "\n"])

/**
 * Splits what `joinedCell` joined; a line break or a semicolon also separates values, since none of ours has one. Stops
 * one value past the limit, so that the list is refused as too long.
 */
function partsOfCell(text: string): string[] {
  const parts = [""]
  for (const [piece] of text.matchAll(/\\[\\|]|[|;\n]|[^\\|;\n]{1,500}|\\/g)) {
    if (parts.length > mostParts) return parts
    if (separators.has(piece)) parts.push("")
    else parts.push(`${parts.pop()}${piece.length === 2 && piece.startsWith("\\") ? piece.slice(1) : piece}`)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "")
}
