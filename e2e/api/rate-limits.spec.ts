import { mergeTests } from "@playwright/test"
import { jobBody } from "../support/factories"
import { test as plain } from "../support/fixtures"
import { apiOf, openSession } from "../support/session"
import { expect, test as withPeople } from "../support/ui"

const test = mergeTests(plain, withPeople)

test("every answer to a key tells its limit and what is left; others are not limited", async ({
  api,
  anonymous,
  server,
  admin,
}) => {
  const answers = [await api.post("/jobs", jobBody()), await api.get("/jobs/0"), await api.head("/jobs")]
  for (const [index, { headers }] of answers.entries()) {
    expect(headers.get("ratelimit-policy")).toBe('"default";q=600;w=60')
    expect(headers.get("ratelimit")).toMatch(new RegExp(`^"default";r=${599 - index};t=\\d+$`))
  }
  const session = apiOf(await openSession(server, admin))
  for (const { headers } of [
    await session.get("/jobs"),
    await anonymous.get("/jobs"),
    await anonymous.get("/locations"),
  ]) {
    expect(headers.has("ratelimit")).toBe(false)
    expect(headers.has("ratelimit-policy")).toBe(false)
  }
})
