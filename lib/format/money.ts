export interface MoneyOptions {
  locale?: string
  /** ISO 4217. */
  currency?: string
  /** Shows cents even if there are none, as for hourly pay. */
  cents?: boolean
}

/** An amount: "$55,000", "$22.50"; whole dollars have no cents unless asked for. */
export function formatMoney(amount: number, options: MoneyOptions = {}): string {
  return moneyFormat(amount, options).format(amount)
}

/** Whether the currency sign comes before the amount: "$24.50", but "24,50 $". */
export function signBefore(locale = "en-CA", currency = "CAD"): boolean {
  return moneyFormat(0, { locale, currency }).formatToParts(0)[0]?.type === "currency"
}

/** The currency sign of amounts: "$". */
export function currencySign(locale = "en-CA", currency = "CAD"): string {
  const parts = moneyFormat(0, { locale, currency }).formatToParts(0)
  return parts.find(({ type }) => type === "currency")?.value ?? currency
}

function moneyFormat(
  amount: number,
  { locale = "en-CA", currency = "CAD", cents = false }: MoneyOptions,
): Intl.NumberFormat {
  const whole = !cents && Number.isInteger(amount)
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 4,
  })
}
