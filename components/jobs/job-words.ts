import type { Words } from "@/components/messages/words"
import { shortened } from "@/lib/format/shortened"

/** The subjects of a toast that tells of postings. */
export function aboutPostings(jobs: readonly { id: number }[]): string[] {
  return jobs.map(({ id }) => `posting-${id}`)
}

const longestQuote = 60

/** A title within a sentence: in quotation marks, and cut where it is very long. */
export function quoted(title: string, { t }: Words): string {
  return t("postings.quoted", { title: shortened(title, longestQuote) })
}
