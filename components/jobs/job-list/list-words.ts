import type { Words } from "@/components/messages/words"

export interface ListCount {
  total: number | undefined
  all: number | undefined
  filtered: boolean
}

/** How many postings are shown, in words: "12 of 240 postings". */
export function countWords({ total, all, filtered }: ListCount, { t }: Words): string {
  if (total === undefined) return ""
  if (!filtered || all === undefined) return t("postings.count", { count: total })
  return t("postings.countOf", { count: total, all: t("postings.count", { count: all }) })
}

/** The same for screen readers, which announce its changes. */
export function announcement(
  listed: ListCount,
  { selected, page, pages }: { selected: number; page: number; pages: number },
  words: Words,
): string {
  const { t } = words
  const count = countWords(listed, words)
  if (selected > 0) return t("postings.countSelected", { count: t("postings.count", { count: selected }) })
  if (listed.total && pages > 0 && page > pages) return t("postings.noSuchPage", { page })
  return count === "" || pages < 2 ? count : t("postings.countPage", { count, page, pages })
}
