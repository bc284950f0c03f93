import type { MessageKey } from "@/lib/messages/message"
import type { Speaker } from "@/lib/messages/speaker"
import { formatMoney } from "./money"

export interface Pay {
  amount: number
  maximum?: number | null
  /** What the pay is for: "hour", "year". */
  unit?: string | null
  plusCommission?: boolean
}

const perUnit = new Map([
  ["year", "pay.perYear"],
  ["month", "pay.perMonth"],
  ["week", "pay.perWeek"],
  ["day", "pay.perDay"],
  ["hour", "pay.perHour"],
] as const satisfies [string, MessageKey][])

/** Pay in words: "$22.50–$27.00 per hour, plus commission". Whole dollars per year have no cents; all other pay does. */
export function payWords({ amount, maximum, unit, plusCommission }: Pay, { t, locale }: Speaker): string {
  const amounts = typeof maximum === "number" && maximum !== amount ? [amount, maximum] : [amount]
  const cents = (Boolean(unit) && unit !== "year") || !amounts.every(Number.isInteger)
  const [from = "", to] = amounts.map((each) => formatMoney(each, { locale, cents }))
  const range = to === undefined ? from : t("pay.range", { from, to })
  const per = perUnit.get((unit ?? "") as "year")
  const pay = per ? t(per, { range }) : range
  return plusCommission ? t("pay.plusCommission", { pay }) : pay
}
