import { parseCalendarDate } from "@/lib/domain/calendar-date"
import { foldText } from "@/lib/domain/folded-text"
import {
  applicantRoutingTypes,
  categories,
  positionTypes,
  type ReferenceRecord,
  salaryPeriods,
} from "@/lib/domain/reference-data"
import { readAmount } from "@/lib/format/amounts"
import { type Message, say } from "@/lib/messages/message"
import { htmlOfCell } from "./html-of-cell"
import { type JobCells, type JobColumn, jobColumnHeadings, nameInBoth } from "./job-columns"

/** What is wrong with a cell of a row; null is the row as a whole. */
export type CellProblem = { column: JobColumn | null; message: Message }

/** Takes away what is there; an empty cell leaves it. */
const clearMark = "-"

/** A body as POST and PUT of a job take it, as far as the cells could be read, and what is wrong with the others. */
export type ReadCells = { body: Record<string, unknown>; problems: CellProblem[] }

/**
 * The row `cells` as the request that it stands for: cells that are empty or missing say nothing. `locale` decides what commas and
 * points mean in amounts that could be read in two ways.
 */
export function readCells(cells: JobCells, locale: string): ReadCells {
  const problems: CellProblem[] = []
  const body: Record<string, unknown> = {}
  const said = (column: JobColumn) => cells[column]?.trim() ?? ""
  const isCleared = (column: JobColumn) => said(column) === clearMark
  const refuse = (column: JobColumn, message: Message) => {
    problems.push({ column, message })
    return undefined
  }

  function take(column: JobColumn, read: (text: string) => unknown, field: string = column): void {
    const text = said(column)
    const value = text === "" ? undefined : isCleared(column) ? cleared(column) : read(text)
    if (value !== undefined) body[field] = value
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

  take("referenceId", (text) => text)
  take("title", (text) => text)
  take(
    "status",
    (text) => statuses[foldText(text)] ?? refuse("status", say("imports.unknownStatus", { text })),
  )
  take("closeDate", (text) => parseCalendarDate(text) ?? refuse("closeDate", say("imports.notDate")))
  take("locations", (text) => partsOfCell(text).map((description) => ({ description })))
  take("categories", (text) => {
    const records = partsOfCell(text).map((name) => ({ name, record: recordNamed(name, categories) }))
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
      const read = isCleared(column) ? { amount: null } : readNumber(said(column), locale)
      if ("unclear" in read) refuse(column, read.unclear)
      else salary[field] = read.amount
    }
    if (said("salaryPeriod") !== "")
      salary.period = oneOf("salaryPeriod", salaryPeriods)(said("salaryPeriod"))
    if (said("plusCommission") !== "") salary.plusCommission = flag("plusCommission")(said("plusCommission"))
    if (Object.values(salary).some((value) => value !== undefined)) body.salary = salary
  }
}

const clearable: readonly JobColumn[] = ["referenceId", "closeDate", "applicationEmail", "applicationUrl"]

const statuses: Record<string, string> = {
  ...{ active: "active", published: "active", publiee: "active", open: "active", ouverte: "active" },
  ...{ draft: "draft", brouillon: "draft" },
  ...{ archived: "archived", archivee: "archived", closed: "archived", fermee: "archived" },
}

const flags: Record<string, boolean> = {
  ...{ yes: true, oui: true, true: true, vrai: true, y: true, o: true, x: true, "1": true },
  ...{ no: false, non: false, false: false, faux: false, n: false, "0": false },
}

/** Digits with a point before the cents can mean one thing, whatever the language. */
function readNumber(text: string, locale: string) {
  return /^\d{1,11}(?:\.(?:\d{1,2}|\d{4}))?$/.test(text) ? { amount: Number(text) } : readAmount(text, locale)
}

function recordNamed(text: string, records: readonly ReferenceRecord[]): ReferenceRecord | undefined {
  const name = foldText(text.trim())
  return records.find((record) =>
    Object.values(nameInBoth(record.name)).some((each) => foldText(each) === name),
  )
}

function noSuchName(text: string, records: readonly ReferenceRecord[]): Message {
  const near = records.find(({ name }) =>
    Object.values(nameInBoth(name)).some((each) =>
      foldText(each).startsWith(foldText(text.trim()).slice(0, 4)),
    ),
  )
  return near
    ? say("imports.unknownNameNear", { text, near: nameInBoth(near.name) })
    : say("imports.unknownName", { text })
}

/** What `joinedCell` joined; a line break divides as well. */
function partsOfCell(text: string): string[] {
  const parts = [""]
  for (const [piece] of text.matchAll(/\\[\\|]|[|\n]|[^\\|\n]{1,500}|\\/g)) {
    if (piece === "|" || piece === "\n") parts.push("")
    else parts.push(`${parts.pop()}${piece.length === 2 && piece.startsWith("\\") ? piece.slice(1) : piece}`)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "")
}
