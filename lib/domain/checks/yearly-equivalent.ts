import type { SalaryToCheck } from "./job-to-check"

/** Ontario's limits, as yearly amounts. */
const widestRange = 50_000
const exemptAbove = 200_000

/** How many of each period, by the ids of `/salaryperiods`, a year has: lowest and highest. */
const factors: Record<number, readonly [number, number]> = {
  1: [1, 1],
  2: [12, 12],
  3: [52, 52],
  4: [250, 260],
}
const hourly = 5
const weeks = 52

/** Weekly hours if none are stated: from 35 to 44, after which overtime starts. */
const usualHours = [35, 44] as const

/** The law leaves the hours of a year open, which gives two bounds; `yes` and `no` mean that both agree. */
export type Judged = "yes" | "no" | "uncertain"

/** Pay as yearly amounts. */
export type YearlyPay = {
  /** Whether the range is wider than Ontario's limit. */
  wide: Judged
  /** Whether the top is above the amount from which Ontario has no limit. */
  exempt: Judged
  /** The width of the range per year, lowest and highest. */
  width: readonly [number, number]
  /** The largest top that is not too wide, which a click sets. In whole cents, and in whole dollars for yearly pay. */
  widestTop: number
}

/**
 * What `salary` comes to in a year. The law gives no way to convert, so both ends of what is usual are used: hourly
 * pay by weekly hours, daily pay by 250 to 260 days. Null without an amount or a period.
 */
export function yearlyPay(
  salary: SalaryToCheck | null | undefined,
  hoursPerWeek: readonly [number, number] | null,
): YearlyPay | null {
  const { amount, maxAmount, period } = salary ?? {}
  if (typeof amount !== "number" || !period?.id) return null
  const ends = endsOf(period.id, hoursPerWeek)
  if (!ends) return null
  const width = tenThousandths(maxAmount ?? amount) - tenThousandths(amount)
  const top = tenThousandths(maxAmount ?? amount)
  return {
    wide: judge(ends, (factor) => exceeds(width, factor, widestRange)),
    exempt: judge(ends, (factor) => exceeds(top, factor, exemptAbove)),
    width: [(Number(width) * ends[0]) / 10_000, (Number(width) * ends[1]) / 10_000],
    widestTop: topWithin(amount, ends[1], period.id),
  }
}

function endsOf(
  periodId: number,
  hoursPerWeek: readonly [number, number] | null,
): readonly [number, number] | null {
  if (periodId !== hourly) return factors[periodId] ?? null
  const [least, most] = hoursPerWeek ?? usualHours
  return [least * weeks, most * weeks]
}

function judge(ends: readonly [number, number], holds: (factor: number) => boolean): Judged {
  const [least, most] = [holds(ends[0]), holds(ends[1])]
  return least === most ? (most ? "yes" : "no") : "uncertain"
}

/** Amounts have at most four decimals, so that as whole numbers they compare exactly. */
function tenThousandths(amount: number): bigint {
  return BigInt(Math.round(amount * 10_000))
}

/** `factor` has at most two decimals. */
function exceeds(value: bigint, factor: number, limit: number): boolean {
  return value * BigInt(Math.round(factor * 100)) > BigInt(limit) * 1_000_000n
}

function topWithin(amount: number, factor: number, periodId: number): number {
  const most = amount + widestRange / factor
  const unit = periodId === 1 ? 1 : 100
  return Math.floor(most * unit + 1e-6) / unit
}
