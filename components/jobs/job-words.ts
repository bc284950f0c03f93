import { formatNumber } from "@/lib/format/numbers"
import { pluralForm } from "@/lib/format/plurals"

/** "1 posting", "1,240 postings". Its words are English whatever the locale, its number is the locale's. */
export function postings(count: number, locale: string): string {
  return `${formatNumber(count, locale)} ${pluralForm(count, { one: "posting", other: "postings" })}`
}

/** The subjects of a toast that tells of postings. */
export function aboutPostings(jobs: readonly { id: number }[]): string[] {
  return jobs.map(({ id }) => `posting-${id}`)
}

const longestQuote = 60

/** A title within a sentence: in quotation marks, and cut where it is very long. */
export function quoted(title: string): string {
  const characters = [...title]
  const short =
    characters.length > longestQuote ? `${characters.slice(0, longestQuote).join("").trim()}…` : title
  return `“${short}”`
}
