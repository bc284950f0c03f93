import type { PlainText } from "./plain-text"

/** Pay as a text states it; `period` is an id of `/salaryperiods`. */
export type PaidAs = {
  amount: number
  maxAmount: number | null
  period: number
  /** Whether it is only where pay begins or ends: "starting at $24 an hour". */
  isOpenEnded: boolean
}

const digits = String.raw`\d{1,3}(?:[ ,]?\d{3}){0,2}(?:[.,]\d{1,2})?`
const amount = String.raw`(?:\$\s?(${digits})(k)?|(${digits})\s?(k)?\s?\$)`
const range = String.raw`${amount}(?:\s?(?:-|–|—|to|and|à|et)\s?${amount})?`
const gap = String.raw`\s?(?:cad\s?)?(?:,?\s)?(?:gross\s|bruts?\s)?`
const periods = [
  [5, String.raw`(?:/|per|an|de|à|par)?\s?(?:l')?(?:h(?!\p{L})|hr|hour|heure)`],
  [1, String.raw`(?:/|per|a|par|l')?\s?(?:year|yr|an(?!\p{L})|année|annum)|annually|annuellement`],
  [2, String.raw`(?:/|per|a|par)?\s?(?:month|mois)|monthly`],
  [3, String.raw`(?:/|per|a|par)?\s?(?:week|semaine)|weekly`],
  [4, String.raw`(?:/|per|a|par)?\s?(?:day|jour)`],
] as const
const payWords = String.raw`(?:salary|wage|pay|compensation|salaire|rémunération)[^.!?\n$\d]{0,30}\s`
/** Each with the period that it means. No repetition is without a limit, so that a text takes time by its length alone. */
export const payPatterns = [
  ...periods.map(
    ([period, words]) => [period, new RegExp(String.raw`${range}${gap}(?:${words})`, "iu")] as const,
  ),
  // Nobody names the period of an amount that can only be one of a year.
  [1, new RegExp(payWords + range, "iu")] as const,
]
const openEnds = /(?:up to|starting (?:at|from)|from|minimum of|à partir de|jusqu'à|dès) $/i

/** The pay that a text states with its period ("$24 to $28 an hour"), so that a click can move it to the pay field. Null where none is clear. */
export function payInText({ text }: PlainText): PaidAs | null {
  if (!text.includes("$")) return null
  for (const [period, pattern] of payPatterns) {
    const match = pattern.exec(text)
    if (!match) continue
    const [, a, aK, b, bK, c, cK, d, dK] = match
    const low = amountOf(a ?? b, aK ?? bK)
    const high = amountOf(c ?? d, cK ?? dK)
    if (low === null || !isPlausible(low, period) || (high !== null && high < low)) continue
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    return { amount: low, maxAmount: high, period, isOpenEnded: high === null && openEnds.test(before) }
  }
  return null
}

function amountOf(written: string | undefined, thousands: string | undefined): number | null {
  if (written === undefined) return null
  const decimals = /[.,]\d{1,2}$/.exec(written)?.[0] ?? ""
  const whole = written.slice(0, written.length - decimals.length).replace(/\D/g, "")
  return Number(`${whole}.${decimals.slice(1) || "0"}`) * (thousands ? 1000 : 1)
}

/** Leaves aside the allowances, fees and budgets that stand beside the same words. */
function isPlausible(value: number, period: number): boolean {
  const [least, most] = {
    1: [15_000, 600_000],
    2: [1_000, 50_000],
    3: [200, 12_000],
    4: [80, 3_000],
    5: [10, 300],
  }[period] as [number, number]
  return value >= least && value <= most
}
