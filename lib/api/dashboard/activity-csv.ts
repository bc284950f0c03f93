import type { FieldChange } from "@/lib/domain/activity/activity"
import type { StoredActivity } from "@/lib/domain/activity/activity-store"

/** Without this mark, Excel reads UTF-8 as something else. */
export const byteOrderMark = "\ufeff"

const columns: [heading: string, cell: (activity: StoredActivity) => string | number | null][] = [
  ["Time (UTC)", ({ at }) => at.toISOString()],
  ["Actor kind", ({ actor }) => actor.kind],
  ["Actor id", ({ actor }) => actor.id],
  ["Actor", ({ actor }) => actor.name],
  ["Action", ({ action }) => action],
  ["Object kind", ({ object }) => object.kind],
  ["Object id", ({ object }) => object.id],
  ["Object", ({ object }) => object.name],
  ["Changes", ({ changes }) => changes.map(changeText).join("\n")],
  ["Address", ({ address }) => address],
  ["Request id", ({ requestId }) => requestId],
]

export const csvHeading = csvRow(columns.map(([heading]) => heading))

/** A record as a line of RFC 4180. */
export function csvLine(activity: StoredActivity): string {
  return csvRow(columns.map(([, cell]) => cell(activity)))
}

function csvRow(cells: (string | number | null)[]): string {
  return `${cells.map((cell) => quoted(harmless(String(cell ?? "")))).join(",")}\r\n`
}

/**
 * A spreadsheet would take a cell that begins like this for a formula, and run it: an apostrophe makes it plain text. Where it
 * parts cells by semicolons or tabs, as in many countries, quotes hold nothing together, and cells begin in the midst of ours.
 */
function harmless(text: string): string {
  const within = text.replace(/([;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g, "$1'")
  return /^[=+\-@\t\r\n＝＋－＠]/.test(within) ? `'${within}` : within
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function changeText({ field, before, after }: FieldChange): string {
  return `${field}: ${valueText(before)} → ${valueText(after)}`
}

function valueText(value: unknown): string {
  if (value === null) return "none"
  return typeof value === "string" ? value : JSON.stringify(value)
}
