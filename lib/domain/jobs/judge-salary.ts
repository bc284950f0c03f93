import type { FieldProblems } from "../field-problems"
import { recordById, salaryPeriods } from "../reference-data"
import type { Salary } from "./job"
import type { JobChange } from "./job-change"
import { say } from "@/lib/messages/message"

/**
 * The salary that results from `change` to `stored`: merged field by field, and either complete or refused (contract
 * 1.4, 1.5).
 */
export function judgeSalary(
  stored: Salary | null,
  change: JobChange["salary"],
  problems: FieldProblems,
): Salary | null {
  if (change === undefined) return stored
  if (change === null) return null
  const amount = change.amount ?? stored?.amount
  const periodId = change.period ? change.period.id : stored?.period.id
  const period = periodId === undefined ? undefined : recordById(salaryPeriods, periodId)
  const maxAmount = change.maxAmount === undefined ? (stored?.maxAmount ?? null) : change.maxAmount

  if (amount === undefined && !problems.concern("salary.amount")) {
    problems.add("salary.amount", "required", say("jobs.salaryAmountMissing"))
  }
  if (!period && !problems.concern("salary.period.id")) {
    if (periodId === undefined) problems.add("salary.period.id", "required", say("jobs.periodMissing"))
    else problems.add("salary.period.id", "unknown_id", say("jobs.unknownPeriod", { id: periodId }))
  }
  const comparable = !problems.concern("salary.amount") && !problems.concern("salary.maxAmount")
  if (comparable && amount !== undefined && maxAmount !== null && maxAmount < amount) {
    problems.add("salary.maxAmount", "too_small", say("jobs.maximumBelowAmount"))
  }
  const plusCommission = change.plusCommission ?? stored?.plusCommission ?? false
  return { amount: amount ?? 0, maxAmount, period: period ?? { id: 0, name: "", unit: "" }, plusCommission }
}
