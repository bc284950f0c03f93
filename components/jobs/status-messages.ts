import type { Words } from "@/components/messages/words"
import { formatDay } from "@/lib/format/dates"
import type { MessageKey } from "@/lib/messages/message"
import type { JobAnswer, JobRow, JobStatus } from "@/lib/queries/jobs"
import { quoted } from "./job-words"

type Told = { title: string; description?: string }

const became = {
  active: "postingChanges.published",
  archived: "postingChanges.archived",
  draft: "postingChanges.draft",
} as const satisfies Record<JobStatus, MessageKey>

/** The message after the status of `before` was changed. */
export function statusChanged(before: JobRow, after: JobAnswer, today: string, words: Words): Told {
  const { t, locale } = words
  const posting = quoted(before.title, words)
  const title = t(became[after.status], { posting })
  const day = formatDay(after.closeDate, locale)
  if (after.status === "active" && before.status === "draft")
    return { title, description: t("postingChanges.datedToday", { day }) }
  if (after.status === "active" && after.closeDate < today)
    return {
      title: t("postingChanges.staysClosed", { posting }),
      description: t("postingChanges.closeDatePassed", { day }),
    }
  if (after.status === "active") return { title, description: t("postingChanges.openUntil", { day }) }
  if (before.status === "active") return { title, description: t("postingChanges.notSeen") }
  return { title }
}

const again = {
  active: "postingChanges.activeAgain",
  archived: "postingChanges.archivedAgain",
  draft: "postingChanges.draftAgain",
} as const satisfies Record<JobStatus, MessageKey>

/** The message after that was undone. A draft that was published keeps the publish date that it got; the message says so. */
export function statusRestored(before: JobRow, after: JobAnswer, words: Words): Told {
  const { t, locale } = words
  const title = t(again[after.status], { posting: quoted(before.title, words) })
  if (after.publishDate === before.publishDate) return { title }
  const from = formatDay(after.publishDate, locale)
  return { title, description: t("postingChanges.keepsDates", { from }) }
}
