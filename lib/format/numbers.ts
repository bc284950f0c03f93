/** A count as the locale writes it: "100,000". */
export function formatNumber(value: number, locale = "en-CA"): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
}

/** A count where there is little room: "1.2K". */
export function formatCompactNumber(value: number, locale = "en-CA"): string {
  return new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }).format(value)
}

/** The part of a list that is in sight: "1–25 of 240". */
export function formatSpan(page: number, pageSize: number, total: number, locale = "en-CA"): string {
  const first = Math.min((page - 1) * pageSize + 1, total)
  const last = Math.min(page * pageSize, total)
  return `${formatNumber(first, locale)}–${formatNumber(last, locale)} of ${formatNumber(total, locale)}`
}
