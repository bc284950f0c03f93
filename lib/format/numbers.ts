/** A count as the locale writes it: "100,000". */
export function formatNumber(value: number, locale = "en-CA"): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
}

/** A count for small spaces: "1.2K". */
export function formatCompactNumber(value: number, locale = "en-CA"): string {
  return new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }).format(value)
}
