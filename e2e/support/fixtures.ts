import "./short-stacks"
import { test as base } from "@playwright/test"
import { ApiClient } from "./api"
import type { Plan } from "@/lib/domain/employers/employer"
import type { Target } from "../run/start-server"
import { openOperator, type Operator, type TestEmployer } from "./operator"
import { openRecords, type Records } from "./records"

export type WorkerFixtures = { target: Target; operator: Operator; records: Records }

type TestFixtures = {
  /** The plan of this test's employer. */
  plan: Plan
  /** The time zone of this test's employer. */
  timeZone: string
  /** An employer for this test only. */
  employer: TestEmployer
  /** The API as this test's employer uses it. */
  api: ApiClient
  otherEmployer: TestEmployer
  otherApi: ApiClient
  /** The API without a key. */
  anonymous: ApiClient
  /** The whole server, without a key: paths start at its root. */
  server: ApiClient
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  target: [
    { name: "", baseUrl: "", databaseUrl: "", logFile: "" },
    { option: true, scope: "worker" },
  ],
  operator: [
    async ({ target }, use) => {
      const operator = openOperator(target.databaseUrl)
      await use(operator)
      await operator.close()
    },
    { scope: "worker" },
  ],
  records: [
    async ({ target }, use) => {
      const records = openRecords(target.databaseUrl)
      await use(records)
      await records.close()
    },
    { scope: "worker" },
  ],
  plan: ["unlimited", { option: true }],
  timeZone: ["UTC", { option: true }],
  employer: async ({ operator, plan, timeZone }, use) => {
    await use(await operator.createEmployer({ name: "Acme Kitchens", plan, timeZone }))
  },
  api: async ({ target, employer }, use) => {
    await use(apiClientOf(target, employer.apiKey))
  },
  otherEmployer: async ({ operator, plan, timeZone }, use) => {
    await use(await operator.createEmployer({ name: "Boreal Bakeries", plan, timeZone }))
  },
  otherApi: async ({ target, otherEmployer }, use) => {
    await use(apiClientOf(target, otherEmployer.apiKey))
  },
  anonymous: async ({ target }, use) => {
    await use(new ApiClient(target.baseUrl))
  },
  server: async ({ target }, use) => {
    await use(new ApiClient(target.baseUrl, {}, ""))
  },
})

export { expect } from "@playwright/test"

export function apiClientOf(target: Target, apiKey: string): ApiClient {
  return new ApiClient(target.baseUrl, { "API-Key": apiKey })
}
