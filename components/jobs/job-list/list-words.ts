import { formatNumber } from "@/lib/format/numbers"
import { postings } from "../job-words"

export interface ListCount {
  total: number | undefined
  all: number | undefined
  filtered: boolean
  locale: string
}

/** What is filtered, in words: "12 of 240 postings". */
export function countWords({ total, all, filtered, locale }: ListCount): string {
  if (total === undefined) return ""
  if (!filtered || all === undefined) return postings(total, locale)
  return `${formatNumber(total, locale)} of ${postings(all, locale)}`
}

/** The same for those who do not see it change. */
export function announcement(
  count: ListCount,
  { selected, page, pages }: { selected: number; page: number; pages: number },
): string {
  const words = countWords(count)
  if (selected > 0) return `${postings(selected, count.locale)} selected`
  if (words === "" || pages < 2) return words
  return `${words}, page ${formatNumber(page, count.locale)} of ${formatNumber(pages, count.locale)}`
}
