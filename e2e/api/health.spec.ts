import { expectJson } from "../support/expectations"
import { expect, test } from "../support/fixtures"

test("health answers 200 with status, database and version, without a key", async ({ server }) => {
  const answer = await server.get<Record<string, unknown>>("/api/health")
  expect(answer.status, answer.text).toBe(200)
  expectJson(answer)
  expect(Object.keys(answer.body).sort()).toEqual(["database", "status", "version"])
  for (const value of Object.values(answer.body)) expect(value).toMatch(/\S/)
})

test("HEAD of health answers 200 without a body", async ({ server }) => {
  const answer = await server.head("/api/health")
  expect(answer.status).toBe(200)
  expect(answer.text).toBe("")
})
