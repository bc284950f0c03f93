import type { CalendarDate } from "@/lib/calendar-date"

/** What can be done to many postings at once, besides undoing such a run. */
export const bulkDeedKinds = [
  "publish",
  "archive",
  "delete",
  "closeDate",
  "extend",
  "autoRefresh",
  "addCategory",
  "removeCategory",
  "email",
  "url",
] as const
export type BulkDeedKind = (typeof bulkDeedKinds)[number]

/** The most days that close dates can be moved at once. */
export const mostExtendedDays = 365

/**
 * What a run does to each of its postings. `despiteErrors` also publishes postings with errors in the posting check,
 * unless the employer enforces the check; `date` is the new close date of those that would stay closed. An address is
 * only replaced where candidates apply that way; the way to apply never changes.
 */
export type BulkDeed =
  | Publishing
  | { kind: "archive" }
  | { kind: "delete" }
  | { kind: "closeDate"; date: CalendarDate }
  | { kind: "extend"; days: number }
  | { kind: "autoRefresh"; on: boolean }
  | { kind: "addCategory" | "removeCategory"; categoryId: number }
  | { kind: "email" | "url"; address: string }

export type Publishing = { kind: "publish"; despiteErrors: boolean; date?: CalendarDate }
