import type { Words } from "@/components/messages/words"
import type { ToldField } from "@/lib/api/v1.1/told-fields"
import { formatDay } from "@/lib/format/dates"
import { formatList } from "@/lib/format/lists"
import { type Message, type MessageKey, say } from "@/lib/messages/message"
import type { ListedVersion } from "@/lib/queries/history"
import type { JobAnswer } from "@/lib/queries/jobs"
import { type ToldChange, toldChanges } from "../differences/field-changes"
import { fieldParts } from "../differences/job-field-words"
import { quoted } from "../job-words"

/** A list of fields that is longer than this is cut to the first two. */
const mostNamed = 3

/** These change along with the status, so they aren't news beside it. */
const withStatus: readonly ToldField[] = ["status", "publishDate", "closeDate"]

/** The author of a version, in the page's language; the service's own names are English. */
export function authorName({ kind, name }: ListedVersion["by"], { t }: Words): string {
  return kind === "service" ? t("timeline.theService") : name
}

/** What restoring a version did to the status. */
const restoredTo = {
  active: "timeline.restoredPublishing",
  archived: "timeline.restoredArchiving",
  draft: "timeline.restoredToDraft",
} as const satisfies Record<JobAnswer["status"], MessageKey>

/** What happened, in one sentence: "Ana raised the salary to $26.50 per hour". `earlier` is the previous version, if known. */
export function deedSentence(
  version: ListedVersion,
  earlier: ListedVersion | undefined,
  words: Words,
): string {
  const { action, by } = version
  const actor = authorName(by, words)
  const changes = toldChanges(version.changes)
  const besides = changes.filter(({ field }) => !withStatus.includes(field))
  const others = besides.length > 0 ? fieldsInWords(besides, words) : null
  const deed = (key: MessageKey, with_: MessageKey): Message =>
    others ? { key: with_, values: { actor, fields: others } } : { key, values: { actor } }
  const status = changes.find(({ field }) => field === "status")?.after as JobAnswer["status"] | undefined
  const saying: Partial<Record<typeof action, () => Message>> = {
    created: () => say("timeline.created", { actor }),
    published: () => deed("timeline.published", "timeline.publishedWith"),
    archived: () => deed("timeline.archived", "timeline.archivedWith"),
    closed: () => say("timeline.closed", { actor }),
    deleted: () => say("timeline.deleted", { actor }),
    refreshed: () => refreshed(version, actor, words),
    restored: () =>
      earlier?.action === "deleted" || changes.length === 0
        ? say("timeline.broughtBack", { actor })
        : say(status ? restoredTo[status] : "timeline.restored", { actor }),
    ...(status === "draft" && { updated: () => deed("timeline.turnedDraft", "timeline.turnedDraftWith") }),
  }
  return words.textOf(saying[action]?.() ?? changed(changes, actor, words))
}

function refreshed({ by, changes }: ListedVersion, actor: string, { locale }: Words): Message {
  const date = changes.find(({ field }) => field === "publishDate")?.after
  return by.kind === "service" && typeof date === "string"
    ? say("timeline.autoRefreshed", { day: formatDay(date, locale) })
    : say("timeline.refreshed", { actor })
}

function changed(changes: readonly ToldChange[], actor: string, words: Words): Message {
  const [only] = changes
  const sentence = only && changes.length === 1 ? oneChange(only, actor, words) : null
  return sentence ?? say("timeline.changed", { actor, fields: fieldsInWords(changes, words) })
}

/** The sentence about a change to one field, if a few words can describe it; otherwise null. */
function oneChange({ field, before, after }: ToldChange, actor: string, words: Words): Message | null {
  const [value = ""] = fieldParts(field, after, words)
  switch (field) {
    case "title":
      return say("timeline.retitled", { actor, title: quoted(String(after), words) })
    case "salary":
      return salaryChange(before as Salary, after as Salary, actor, value)
    case "closeDate":
      return say("timeline.closesOn", { actor, day: value })
    case "positionType":
      return say("timeline.typeSet", { actor, type: value })
    case "confidential":
      return say(after ? "timeline.madeConfidential" : "timeline.madeOpen", { actor })
    case "autoRefresh":
      return say(after ? "timeline.refreshOn" : "timeline.refreshOff", { actor })
    case "referenceId":
      return after === null
        ? say("timeline.referenceRemoved", { actor })
        : say("timeline.referenceSet", { actor, reference: value })
    default:
      return null
  }
}

type Salary = JobAnswer["salary"]

function salaryChange(before: Salary, after: Salary, actor: string, pay: string): Message {
  if (!after) return say("timeline.salaryRemoved", { actor })
  if (!before) return say("timeline.salaryNamed", { actor, pay })
  const least = after.amount - before.amount
  const most = (after.maxAmount ?? after.amount) - (before.maxAmount ?? before.amount)
  const comparable = before.period.id === after.period.id && (least !== 0 || most !== 0)
  if (comparable && least >= 0 && most >= 0) return say("timeline.salaryRaised", { actor, pay })
  if (comparable && least <= 0 && most <= 0) return say("timeline.salaryLowered", { actor, pay })
  return say("timeline.salaryChanged", { actor, pay })
}

/** The names of the fields in `changes`: "the title, the places and 3 more fields". */
export function fieldsInWords(changes: readonly ToldChange[], { t, locale }: Words): string {
  const named = [...new Set(changes.map(({ field }) => t(`jobFieldNouns.${field}`)))]
  if (named.length <= mostNamed) return formatList(named, locale)
  return formatList([...named.slice(0, 2), t("timeline.moreFields", { count: named.length - 2 })], locale)
}
