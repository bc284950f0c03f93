"use client"

import { useMessages } from "@/components/messages/use-messages"
import { formatNumber } from "@/lib/format/numbers"
import { progressWords } from "./result-actions"
import { kindCounts, type RowKind, rowKinds } from "./sheet-rows"
import type { Import } from "./use-import"

/** Announces the import's progress. It exists from the start: screen readers don't read a region that appears along with its text. */
export function ImportAnnouncement({ work }: { work: Import }) {
  return (
    <p role="status" className="sr-only">
      {useAnnouncement(work)}
    </p>
  )
}

function useAnnouncement({ source, tried, rows, run }: Import): string | null {
  const words = useMessages()
  const { t, locale } = words
  if (!source) return null
  if (run.progress) return progressWords(run.progress, words)
  const file = source.name ?? t("importPage.pasted")
  if (!tried)
    return t("importPage.fileRows", { file, rows: t("importPage.rows", { count: source.rows.length }) })
  const counts = kindCounts(rows)
  const kinds = (Object.keys(rowKinds) as RowKind[]).filter((each) => counts[each])
  return kinds
    .map((each) => `${t(rowKinds[each].label)} ${formatNumber(counts[each] ?? 0, locale)}`)
    .join(", ")
}
