import { formatDay, formatInstant } from "@/lib/format/dates"
import { formatPay } from "@/lib/format/money"
import type { FieldChange } from "@/lib/queries/activity"

type Format = { locale: string; timeZone: string }

const labels: Record<string, string> = {
  title: "Title",
  referenceId: "Reference",
  status: "Status",
  publishDate: "Published",
  closeDate: "Closes",
  confidential: "Confidential",
  autoRefresh: "Auto-refresh",
  locations: "Places",
  categories: "Categories",
  positionType: "Position type",
  salary: "Salary",
  description: "Description",
  applicantRoutingType: "Candidates apply by",
  applicationEmail: "E-mail for applications",
  applicationUrl: "Page for applications",
  name: "Name",
  plan: "Plan",
  requiresTwoFactor: "Two-factor sign-in required",
  timeZone: "Time zone",
  role: "Role",
  scopes: "Scopes",
  expiresAt: "Expires",
  by: "With",
  until: "Until",
  passkey: "Passkey",
  replacedById: "Replaced by key",
}

const spoken: Record<string, Record<string, string>> = {
  status: { active: "Active", draft: "Draft", archived: "Archived" },
  role: { admin: "Admin", editor: "Editor", viewer: "Viewer" },
  plan: { standard: "Standard", unlimited: "Unlimited" },
  by: {
    password: "The password before",
    link: "A link to set it",
    known_browser: "Password, in a remembered browser",
    code: "Password and code",
    recovery_code: "Password and recovery code",
    passkey: "Passkey",
  },
}

const units: Record<string, string> = {
  Yearly: "year",
  Monthly: "month",
  Weekly: "week",
  Daily: "day",
  Hourly: "hour",
}

/** How much is shown of a long text, and how much of it before where it differs. */
const longest = 140
const lead = 24

/** A change of one field in people's words. */
export function changeWords({ field, before, after }: FieldChange, format: Format) {
  const label = labels[field] ?? field
  if (field === "description" && before !== null && after !== null)
    return { label, ...difference(plainText(String(before)), plainText(String(after))) }
  return {
    label,
    before: valueWords(field, before, format),
    after: field === "scopes" && after === null ? "Everything" : valueWords(field, after, format),
  }
}

function valueWords(field: string, value: unknown, { locale, timeZone }: Format): string {
  if (value === null || value === undefined) return "None"
  if (typeof value === "boolean") return value ? "Yes" : "No"
  if (Array.isArray(value)) return value.length === 0 ? "None" : value.map(String).join(" · ")
  if (field === "salary" && typeof value === "object") return payWords(value as RecordedPay, locale)
  if (typeof value !== "string") return typeof value === "object" ? JSON.stringify(value) : String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, locale)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatInstant(value, locale, timeZone)
  return cut(spoken[field]?.[value] ?? (field === "description" ? plainText(value) : value))
}

type RecordedPay = { amount: number; maxAmount: number | null; period: string; plusCommission: boolean }

function payWords({ amount, maxAmount, period, plusCommission }: RecordedPay, locale: string): string {
  return formatPay({ amount, maximum: maxAmount, unit: units[period] ?? null, plusCommission }, { locale })
}

/** Two texts from shortly before where they differ. The record holds their beginnings alone. */
function difference(before: string, after: string): { before: string; after: string } {
  if (before === after) return { before: "", after: "Changed further down" }
  let same = 0
  while (before[same] === after[same]) same += 1
  const start = same > 2 * lead ? same - lead : 0
  const from = (text: string) => cut(`${start > 0 ? "…" : ""}${text.slice(start)}`)
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

function cut(text: string): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join("").trim()}…` : text
}
