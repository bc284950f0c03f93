import { formatDay } from "@/lib/format/dates"
import { formatNumber } from "@/lib/format/numbers"
import type { JobChangesOutcome } from "@/lib/queries/job-changes"
import type { JobAnswer, JobRow } from "@/lib/queries/jobs"
import { postings, quoted } from "./job-words"
import { type BulkDeed, bulkDeeds, statusDeeds } from "./status-deeds"

type Message = { title: string; description?: string }
type Reader = { today: string; locale: string }

/** What changing the status of `before` has come to. */
export function statusChanged(before: JobRow, after: JobAnswer, { today, locale }: Reader): Message {
  const title = `${quoted(before.title)} is ${statusDeeds[after.status].done}`
  const closes = formatDay(after.closeDate, locale)
  if (after.status === "active" && before.status === "draft")
    return { title, description: `It is dated today and open until ${closes}.` }
  if (after.status === "active" && after.closeDate < today)
    return {
      title,
      description: `Its close date, ${closes}, has passed: choose a later one to open it again.`,
    }
  if (after.status === "active") return { title, description: `It is open until ${closes}.` }
  if (before.status === "active") return { title, description: "Candidates no longer see it." }
  return { title }
}

/** What undoing that has come to. A draft that was published keeps the dates it got then; undoing says so. */
export function statusRestored(before: JobRow, after: JobAnswer, { locale }: Reader): Message {
  const title = `${quoted(before.title)} is ${statusDeeds[after.status].again} again`
  if (after.publishDate === before.publishDate && after.closeDate === before.closeDate) return { title }
  const dates = `${formatDay(after.publishDate, locale)} to ${formatDay(after.closeDate, locale)}`
  return {
    title,
    description: `It keeps the dates that publishing gave it, ${dates}, until it is published again.`,
  }
}

/** What changing many has come to, where none failed. */
export function manyChanged(
  deed: BulkDeed,
  { done }: JobChangesOutcome,
  { asked, already, locale }: { asked: number; already: number; locale: string },
): Message {
  const number = (count: number) => formatNumber(count, locale)
  const changed = `${done.length === 1 ? "is" : "are"} ${bulkDeeds[deed].done}`
  const title =
    done.length < asked
      ? `Stopped: ${number(done.length)} of ${postings(asked, locale)} ${changed}`
      : `${postings(done.length, locale)} ${changed}`
  const drafts = deed === "active" ? done.filter(({ job }) => job.status === "draft").length : 0
  const notes = [
    drafts > 0 &&
      `${number(drafts)} of them ${drafts === 1 ? "was a draft and is" : "were drafts and are"} dated today.`,
    already > 0 && `${number(already)} more ${already === 1 ? "was" : "were"} so already.`,
  ].filter((note) => note !== false)
  return notes.length > 0 ? { title, description: notes.join(" ") } : { title }
}

/** Where all of many were so already, so that nothing was changed. */
export function nothingChanged(deed: BulkDeed, count: number, locale: string): Message {
  return { title: `${postings(count, locale)} ${count === 1 ? "is" : "are"} already ${bulkDeeds[deed].done}` }
}
