import { isOtherMoney } from "./other-money"
import type { PlainText } from "./plain-text"

/** Pay as a text states it; `period` is an id of `/salaryperiods`. */
export type PaidAs =
  | { isClear: true; amount: number; maxAmount: number | null; period: number }
  /** There is an amount, but only a person can tell its period or where the range ends. */
  | { isClear: false }

const digits = String.raw`\d{1,3}(?:[ ,]?\d{3}){0,2}(?:[.,]\d{1,2})?(?!\d)`
const between = String.raw`\s?(?:-|–|—|to|and|à|et)\s?`
const amount = String.raw`(?:\$\s?(${digits})(k)?|(${digits})\s?(k)?\s?\$)`
/** The dollar sign may appear once: "$25-28", « 25 à 28 $ ». */
const range = String.raw`(?:\$\s?(${digits})(k)?(?:${between}\$\s?(${digits})(k)?|\s?(?:-|–|—|to)\s?(${digits})(k)?)?|(?:(${digits})\s?(k)?\s?(?:\$${between}|(?:-|–|—|à)\s?))?(${digits})\s?(k)?\s?\$)`
const gap = String.raw`\s?(?:cad\s?)?(?:,?\s)?(?:gross\s|bruts?\s)?`
const periods = [
  [5, String.raw`(?:/|per|an|de|à|par)?\s?(?:l')?(?:h(?!\p{L})|hr|hour|heure)`],
  [1, String.raw`(?:/|per|a|par|l')?\s?(?:year|yr|an(?!\p{L})|année|annum)|annually|annuellement`],
  [2, String.raw`(?:/|per|a|par)?\s?(?:month|mois)|monthly`],
  [3, String.raw`(?:/|per|a|par)?\s?(?:week|semaine)|weekly`],
  [4, String.raw`(?:/|per|a|par)?\s?(?:day|jour)`],
] as const
const payWords = String.raw`(?<!\p{L})(?:salar(?:y|ies)|wages?|pays?|paid|compensation|earn|rate|salaires?|rémunération|paie|taux)(?!\p{L})[^.!?\n$\d]{0,30}[\s:]`
/**
 * Each pattern with the periods that it can mean. Every repetition has a limit, so that the time only depends on the
 * text's length.
 */
export const payPatterns: readonly (readonly [readonly number[], RegExp])[] = [
  ...periods.map(
    ([period, words]) => [[period], new RegExp(String.raw`${range}${gap}(?:${words})`, "giu")] as const,
  ),
  // People leave out the period of an amount that can only be yearly, or hourly.
  [[1, 5], new RegExp(payWords + range, "giu")],
]
const openBefore = /(?:up to|start(?:s|ing)? (?:at|from)|from|minimum of|à partir de|jusqu'à|dès) ?$/i
const openAfter = /^[^.;\n$]{0,20}(?:and up|or more|et plus|ou plus|\+)/i

/**
 * The pay that a text states ("$24 to $28 an hour"), so that a click can move it to the pay field. An amount next to
 * a word for pay counts too, but a person has to choose its period. Null if there is none.
 */
export function payInText({ text }: PlainText): PaidAs | null {
  if (!text.includes("$")) return null
  let unclear: PaidAs | null = null
  for (const [periodsMeant, pattern] of payPatterns)
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (isOtherMoney(text, from, to)) continue
      const pay = payOf(match, periodsMeant)
      const isOpen = pay?.maxAmount === null && isOpenEnded(text, from, to)
      if (pay && !isOpen) return { isClear: true, ...pay }
      if (pay || periodsMeant.length > 1) unclear = { isClear: false }
    }
  return unclear
}

function payOf(match: RegExpExecArray, periodsMeant: readonly number[]) {
  const amounts = [1, 3, 5, 7, 9]
    .map((group) => amountOf(match[group], match[group + 1]))
    .filter((value) => value !== null)
  const [low, high = null] = amounts
  const period = periodsMeant.find((each) => low !== undefined && isPlausiblePay(low, each))
  if (low === undefined || period === undefined || (high !== null && high < low)) return null
  return { amount: low, maxAmount: high, period }
}

function isOpenEnded(text: string, from: number, to: number): boolean {
  const written = text.slice(from, to)
  const sign = from + Math.max(0, written.search(/\$|\d/))
  return openBefore.test(text.slice(Math.max(0, sign - 20), sign)) || openAfter.test(text.slice(to, to + 30))
}

function amountOf(written: string | undefined, thousands: string | undefined): number | null {
  if (written === undefined) return null
  const decimals = /[.,]\d{1,2}$/.exec(written)?.[0] ?? ""
  const whole = written.slice(0, written.length - decimals.length).replace(/\D/g, "")
  return Number(`${whole}.${decimals.slice(1) || "0"}`) * (thousands ? 1000 : 1)
}

const oneAmount = new RegExp(amount, "iu")
const namedPeriods = periods.map(
  ([period, words]) => [period, new RegExp(String.raw`(?<![\p{L}])(?:${words})`, "iu")] as const,
)

/**
 * The first amount of `text` and the period that is named first after it, null if there is none; null if there is no
 * amount.
 */
export function amountIn(text: string): { value: number; period: number | null } | null {
  const match = oneAmount.exec(text)
  const value = match && amountOf(match[1] ?? match[3], match[2] ?? match[4])
  if (!match || value === null) return null
  const rest = text.slice(match.index + match[0].length)
  const [first] = namedPeriods
    .map(([period, words]) => ({ period, at: rest.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return { value, period: first?.period ?? null }
}

/**
 * Whether the amount is in the usual range for its period, which leaves out allowances, fees and budgets next to the
 * same words.
 */
export function isPlausiblePay(value: number, period: number): boolean {
  const [least, most] = {
    1: [15_000, 600_000],
    2: [1_000, 50_000],
    3: [200, 12_000],
    4: [80, 3_000],
    5: [10, 300],
  }[period] as [number, number]
  return value >= least && value <= most
}
