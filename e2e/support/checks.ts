import type { CheckReportAnswer, FindingAnswer } from "@/lib/api/v1.1/checks"
import { expect } from "@playwright/test"
import type { ApiClient, Headings } from "./api"
import { type Body, jobBody } from "./factories"

export const checkSettingsPath = "/api/dashboard/check-settings"

/** Without pay, in Ontario: an error for an employer of 25 or more, and a warning where that isn't known. */
export function ontarioBody(overrides: Body = {}): Body {
  return jobBody({ locations: [{ description: "Toronto, ON" }], ...overrides })
}

export const hourlyPay = { amount: 30, period: { id: 5 } }

/** What the check says of a stored job. */
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

/** Has the employer of `session`, an admin's, be one of 25 or more employees in Ontario, and what else `settings` says. */
export async function tellCheck(session: ApiClient, settings: Body = {}): Promise<void> {
  const facts = { employees25Plus: true }
  const answer = await session.put(checkSettingsPath, { facts, ...settings })
  expect(answer.status, answer.text).toBe(200)
}
