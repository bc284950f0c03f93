import type { StoredActivity } from "@/lib/domain/activity/activity-store"
import type { Language } from "@/lib/messages/language"
import { type Message, say } from "@/lib/messages/message"
import { speakerOf } from "@/lib/messages/speaker-of"
import { textOf } from "@/lib/messages/text-of"
import { withFormulaGuard } from "../imports/formula-guard"
import type { FieldChange } from "./activity"
import { changeWords } from "./change-words"

/** Without this byte order mark, Excel doesn't read the file as UTF-8. */
export const byteOrderMark = "\ufeff"

type Cell = (activity: StoredActivity, language: Language) => string | number | null

/** Kinds and actions are written as stored: they must stay stable for anyone who sorts or counts by them. */
const columns: [heading: Message, cell: Cell][] = [
  [say("files.time"), ({ at }) => at.toISOString()],
  [say("files.actorKind"), ({ actor }) => actor.kind],
  [say("files.actorId"), ({ actor }) => actor.id],
  [say("files.actor"), ({ actor }) => actor.name],
  [say("files.action"), ({ action }) => action],
  [say("files.objectKind"), ({ object }) => object.kind],
  [say("files.objectId"), ({ object }) => object.id],
  [say("files.object"), ({ object }) => object.name],
  [say("files.changes"), ({ changes }, language) => changesText(changes, language)],
  [say("files.address"), ({ address }) => address],
  [say("files.requestId"), ({ requestId }) => requestId],
]

/** The heading row of a file in `language`. */
export function csvHeading(language: Language): string {
  return csvRow(columns.map(([heading]) => textOf(heading, language)))
}

/** A record as a row of RFC 4180, in a file in `language`. */
export function csvLine(activity: StoredActivity, language: Language): string {
  return csvRow(columns.map(([, cell]) => cell(activity, language)))
}

function csvRow(cells: (string | number | null)[]): string {
  return `${cells.map((cell) => quoted(withFormulaGuard(String(cell ?? "")))).join(",")}\r\n`
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function changesText(changes: FieldChange[], language: Language): string {
  const isNew = changes.every(({ before }) => before === null)
  return changes
    .filter(isSaid)
    .map((each) => changeText(each, { isNew, language }))
    .join("\n")
}

/** Fields without a value are left out for a new object, except scopes: there, null means a key without limits. */
function isSaid({ field, before, after }: FieldChange): boolean {
  return before !== null || after !== null || field === "scopes"
}

function changeText(
  change: FieldChange,
  { isNew, language }: { isNew: boolean; language: Language },
): string {
  const { label, before, after } = changeWords(change, { ...speakerOf(language), timeZone: null })
  const told = isNew
    ? say("files.newValue", { field: label, after })
    : say("files.change", { field: label, before, after })
  return textOf(told, language)
}
