export interface MoneyOptions {
  locale?: string
  /** ISO 4217. */
  currency?: string
  /** Cents also where there are none, as hourly pay is written. */
  cents?: boolean
}

/** An amount: "$55,000", "$22.50"; whole dollars have no cents unless these are asked for. */
export function formatMoney(amount: number, options: MoneyOptions = {}): string {
  return moneyFormat([amount], options).format(amount)
}

/** From an amount to a greater one: "$22.50–$27.00"; the amount alone where there is no other. */
export function formatMoneyRange(amount: number, maximum: number | null, options: MoneyOptions = {}): string {
  if (maximum === null || maximum === amount) return formatMoney(amount, options)
  const format = moneyFormat([amount, maximum], options)
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

/** Pay in words: "$22.50–$27.00 per hour, plus commission". Whole dollars a year have no cents, all other pay has. */
export function formatPay(
  { amount, maximum = null, unit, plusCommission }: Pay,
  options: MoneyOptions = {},
): string {
  const range = formatMoneyRange(amount, maximum, { cents: Boolean(unit) && unit !== "year", ...options })
  return `${range}${unit ? ` per ${unit}` : ""}${plusCommission ? ", plus commission" : ""}`
}

/** The sign that stands with amounts: "$". */
export function currencySign(locale = "en-CA", currency = "CAD"): string {
  const parts = moneyFormat([0], { locale, currency }).formatToParts(0)
  return parts.find(({ type }) => type === "currency")?.value ?? currency
}

function moneyFormat(
  amounts: number[],
  { locale = "en-CA", currency = "CAD", cents = false }: MoneyOptions,
): Intl.NumberFormat {
  const whole = !cents && amounts.every(Number.isInteger)
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 4,
  })
}
