import type { Words } from "@/components/messages/words"
import type { JobListFilters } from "@/lib/api/dashboard/job-list"
import { formatDay } from "@/lib/format/dates"
import type { MessageKey } from "@/lib/messages/message"
import { soonDays } from "@/lib/queries/list-query"

/** The names of what was chosen by ID; undefined while they load. */
export type FilterChoices = Record<
  "locationId" | "categoryId" | "positionTypeId" | "changedBy",
  string | undefined
>

const findings = {
  error: "listFilters.withErrors",
  warning: "listFilters.withWarnings",
  advice: "listFilters.withAdvice",
  none: "listFilters.withoutFindings",
} as const satisfies Record<string, MessageKey>

/** What a filter lets through, in words: "Closing within 7 days". */
export function filterWords(
  name: keyof JobListFilters,
  value: string,
  choices: FilterChoices,
  { t, locale, nameOf }: Words,
): string {
  const day = () => formatDay(value.slice(0, 10), locale)
  switch (name) {
    case "findings":
      return t(findings[value as keyof typeof findings])
    case "closes":
      return value === "soon"
        ? t("listFilters.closingSoon", { days: soonDays })
        : t("listFilters.closeDatePassed")
    case "closesAfter":
      return t("listFilters.closesFrom", { day: day() })
    case "closesBefore":
      return t("listFilters.closesUntil", { day: day() })
    case "updatedSince":
      return t("listFilters.changedSince", { day: day() })
    case "changedBy":
      return t("listFilters.changedByActor", { actor: choices.changedBy ?? "…" })
    case "confidential":
      return t(value === "true" ? "jobFields.confidential" : "listFilters.notConfidential")
    case "autoRefresh":
      return t(value === "true" ? "jobFields.autoRefresh" : "listFilters.noAutoRefresh")
    case "locationId":
    case "categoryId":
    case "positionTypeId": {
      const known = choices[name]
      return known === undefined ? "…" : nameOf(known)
    }
  }
}
