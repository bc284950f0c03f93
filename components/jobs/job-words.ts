import type { Words } from "@/components/messages/words"
import { shortened } from "@/lib/format/shortened"

/** The subjects of a toast about postings. */
export function aboutPostings(jobs: readonly { id: number }[]): string[] {
  return jobs.map(({ id }) => `posting-${id}`)
}

const longestQuote = 60

/** A title within a sentence: in quotation marks, and shortened if it is very long. */
export function quoted(title: string, { t }: Words): string {
  return t("postings.quoted", { title: shortened(title, longestQuote) })
}
