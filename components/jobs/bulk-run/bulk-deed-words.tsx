"use client"

import { useMessages } from "@/components/messages/use-messages"
import { formatDay } from "@/lib/format/dates"
import { useReferenceLists } from "@/lib/queries/reference-data"
import type { BulkKind } from "./bulk-asked"

export interface BulkDeedWordsProps {
  deed: {
    kind: BulkKind
    date?: string
    days?: number
    on?: boolean
    categoryId?: number
    address?: string
  }
}

/** An action with its argument; renders nothing if the action takes none. */
export function BulkDeedWords({ deed }: BulkDeedWordsProps) {
  const { t, locale } = useMessages()
  const named = useDeedWords(deed)
  const reopening = deed.kind === "publish" && deed.date
  const said = reopening ? t("bulkPage.reopened", { day: formatDay(reopening, locale) }) : named
  return said === null ? null : <p className="wrap-anywhere">{said}</p>
}

/** The same as text. */
export function useDeedWords(deed: BulkDeedWordsProps["deed"]): string | null {
  const { t } = useMessages()
  const value = useDeedValue(deed)
  const { kind } = deed
  if (!value || kind === "publish" || kind === "archive" || kind === "delete") return null
  // "Switch on or off: on" would say it twice.
  const named = kind === "autoRefresh" ? "bulkPage.autoRefreshIs" : (`bulkPage.${kind}` as const)
  return t("bulkPage.deedTo", { deed: t(named), value })
}

function useDeedValue({ date, days, on, categoryId, address }: BulkDeedWordsProps["deed"]): string | null {
  const { t, locale, nameOf } = useMessages()
  const { data: lists } = useReferenceLists(null)
  if (date) return formatDay(date, locale)
  if (days) return t("bulkPage.daysMore", { count: days })
  if (on !== undefined) return t(on ? "bulkPage.on" : "bulkPage.off")
  const category = lists?.categories.find(({ id }) => id === categoryId)
  return category ? nameOf(category.name) : (address ?? null)
}
