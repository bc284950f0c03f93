export interface MoneyOptions {
  locale?: string
  /** ISO 4217. */
  currency?: string
}

/** An amount: "$55,000", "$22.50"; cents only where there are any. */
export function formatMoney(
  amount: number,
  { locale = "en-CA", currency = "CAD" }: MoneyOptions = {},
): string {
  return moneyFormat([amount], locale, currency).format(amount)
}

/** From an amount to a greater one: "$22.50–$27.00"; the amount alone where there is no other. */
export function formatMoneyRange(
  amount: number,
  maximum: number | null,
  { locale = "en-CA", currency = "CAD" }: MoneyOptions = {},
): string {
  if (maximum === null || maximum === amount) return formatMoney(amount, { locale, currency })
  const format = moneyFormat([amount, maximum], locale, currency)
  // Put together here, for the runtimes do not agree on the spaces of `formatRange`.
  return `${format.format(amount)}–${format.format(maximum)}`
}

export interface Pay {
  amount: number
  maximum?: number | null
  /** What it is paid for: "hour", "year". */
  unit?: string | null
  plusCommission?: boolean
}

/** Pay in words: "$22.50–$27.00 per hour, plus commission". */
export function formatPay(
  { amount, maximum = null, unit, plusCommission }: Pay,
  options: MoneyOptions = {},
): string {
  const range = formatMoneyRange(amount, maximum, options)
  return `${range}${unit ? ` per ${unit}` : ""}${plusCommission ? ", plus commission" : ""}`
}

function moneyFormat(amounts: number[], locale: string, currency: string): Intl.NumberFormat {
  const whole = amounts.every(Number.isInteger)
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 4,
  })
}
