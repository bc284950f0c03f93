import { formatDay } from "@/lib/format/dates"
import { formatInstant } from "@/lib/format/instants"
import { payWords } from "@/lib/format/pay-words"
import { shortened } from "@/lib/format/shortened"
import { type Message, say } from "@/lib/messages/message"
import type { Speaker } from "@/lib/messages/speaker"
import type { FieldChange } from "./activity"
import { activityField } from "./activity-fields"

/** `timeZone` is the page's time zone. It is null for a file, where days, instants and whole texts stay as they are stored. */
type Format = Speaker & { timeZone: string | null }

const spoken: Record<string, Record<string, Message>> = {
  status: {
    active: say("activity.active"),
    draft: say("activity.draft"),
    archived: say("activity.archived"),
    enabled: say("activity.enabled"),
    paused: say("activity.paused"),
    disabled: say("activity.disabled"),
  },
  role: { admin: say("activity.admin"), editor: say("activity.editor"), viewer: say("activity.viewer") },
  plan: { standard: say("activity.standard"), unlimited: say("activity.unlimited") },
  by: {
    password: say("activity.byPassword"),
    link: say("activity.byLink"),
    known_browser: say("activity.byKnownBrowser"),
    code: say("activity.byCode"),
    recovery_code: say("activity.byRecoveryCode"),
    passkey: say("activity.passkey"),
  },
}

const units: Record<string, string> = {
  Yearly: "year",
  Monthly: "month",
  Weekly: "week",
  Daily: "day",
  Hourly: "hour",
}

/** These fields hold names from the reference data, which are stored in English. */
const named = new Set(["locations", "categories", "positionType", "applicantRoutingType"])

/** How much of a long text is shown, and how much of that comes before the first difference. */
const longest = 140
const lead = 24

/** A change to one field in words. */
export function changeWords({ field, before, after }: FieldChange, format: Format) {
  const { textOf, timeZone } = format
  const known = activityField(field)
  const label = known ? textOf(known) : field
  if (timeZone !== null && field === "description" && before !== null && after !== null)
    return { label, ...difference(plainText(String(before)), plainText(String(after)), format) }
  const unlimited = field === "scopes" && after === null
  return {
    label,
    before: valueWords(field, before, format),
    after: unlimited ? textOf(say("activity.everything")) : valueWords(field, after, format),
  }
}

function valueWords(field: string, value: unknown, format: Format): string {
  const { locale, timeZone, textOf, nameOf } = format
  if (value === null || value === undefined) return textOf(say("activity.none"))
  if (typeof value === "boolean") return textOf(flagWord(field, value))
  if (Array.isArray(value))
    return value.length === 0
      ? textOf(say("activity.none"))
      : value.map((each) => (named.has(field) ? nameOf(String(each)) : String(each))).join(" · ")
  if (field === "salary" && typeof value === "object") return recordedPay(value as RecordedPay, format)
  if (typeof value !== "string") return typeof value === "object" ? JSON.stringify(value) : String(value)
  const words = spoken[field]?.[value]
  if (words) return textOf(words)
  if (named.has(field)) return nameOf(value)
  if (timeZone === null) return value
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, locale)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatInstant(value, locale, timeZone)
  return shortened(field === "description" ? plainText(value) : value, longest)
}

function flagWord(field: string, on: boolean): Message {
  if (field === "autoRefresh") return on ? say("activity.on") : say("activity.off")
  return on ? say("activity.yes") : say("activity.no")
}

type RecordedPay = { amount: number; maxAmount: number | null; period: string; plusCommission: boolean }

function recordedPay({ amount, maxAmount, period, plusCommission }: RecordedPay, words: Speaker): string {
  return payWords({ amount, maximum: maxAmount, unit: units[period] ?? null, plusCommission }, words)
}

/** Two texts from shortly before where they differ. The record only holds the beginning of each. */
function difference(before: string, after: string, { textOf }: Format): { before: string; after: string } {
  if (before === after) return { before: "", after: textOf(say("activity.furtherDown")) }
  let same = 0
  while (before[same] === after[same]) same += 1
  const start = same > 2 * lead ? same - lead : 0
  const from = (text: string) => shortened(`${start > 0 ? "…" : ""}${text.slice(start)}`, longest)
  return { before: from(before), after: from(after) }
}

function plainText(html: string): string {
  return html
    .replace(/<\/(p|div|li)>|<br>/g, " ")
    .replace(/<[^>]*>?/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim()
}
