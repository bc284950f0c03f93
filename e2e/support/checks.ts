import type { CheckReportAnswer, FindingAnswer } from "@/lib/api/v1.1/checks"
import { expect } from "@playwright/test"
import type { ApiClient, Headings } from "./api"
import { type Body, jobBody } from "./factories"

export const checkSettingsPath = "/api/dashboard/check-settings"

/** A job in Ontario without pay: an error for an employer with 25 employees or more, and a warning if that is unknown. */
export function ontarioBody(overrides: Body = {}): Body {
  return jobBody({ locations: [{ description: "Toronto, ON" }], ...overrides })
}

export const hourlyPay = { amount: 30, period: { id: 5 } }

/** The check's report on a stored job. */
export async function checksOf(
  api: ApiClient,
  id: number,
  headers: Headings = {},
): Promise<CheckReportAnswer> {
  const answer = await api.get<CheckReportAnswer>(`/jobs/${id}/checks`, headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

/** The findings of one rule. */
export function ofRule({ findings }: { findings: FindingAnswer[] }, code: string): FindingAnswer[] {
  return findings.filter((finding) => finding.code === code)
}

/** Sets the employer of `session`, an admin's, to 25 or more employees in Ontario, along with `settings`. */
export async function tellCheck(session: ApiClient, settings: Body = {}): Promise<void> {
  const facts = { employees25Plus: true }
  const answer = await session.put(checkSettingsPath, { facts, ...settings })
  expect(answer.status, answer.text).toBe(200)
}
