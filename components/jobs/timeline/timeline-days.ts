import type { Words } from "@/components/messages/words"
import { addDays, calendarDateIn } from "@/lib/calendar-date"
import { formatLongDay } from "@/lib/format/dates"
import type { ListedVersion } from "@/lib/queries/history"

/** A version with the previous one, if that is known. */
export type TimelineStep = { version: ListedVersion; earlier: ListedVersion | undefined }

export type TimelineDay = { day: string; steps: TimelineStep[] }

/** Versions, the latest first, grouped by the days on which they were made in `timeZone`. */
export function timelineDays(versions: readonly ListedVersion[], timeZone: string): TimelineDay[] {
  const days: TimelineDay[] = []
  for (const [index, version] of versions.entries()) {
    const day = calendarDateIn(timeZone, new Date(version.at))
    const step = { version, earlier: versions[index + 1] }
    const last = days.at(-1)
    if (last?.day === day) last.steps.push(step)
    else days.push({ day, steps: [step] })
  }
  return days
}

/** A day as a heading: "Today", "Thursday, 12 November 2026". */
export function dayHeading(day: string, today: string, { t, locale }: Words): string {
  if (day === today) return t("timeline.today")
  return day === addDays(today, -1) ? t("timeline.yesterday") : formatLongDay(day, locale)
}
