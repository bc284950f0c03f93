import { mergeTests } from "@playwright/test"
import { jobBody } from "../support/factories"
import { test as plain } from "../support/fixtures"
import { apiOf, openSession } from "../support/session"
import { expect, test as withPeople } from "../support/ui"

const test = mergeTests(plain, withPeople)

test("every answer to a key includes its limit and what is left; others are not limited", async ({
  api,
  anonymous,
  server,
  admin,
}) => {
  const answers = [await api.post("/jobs", jobBody()), await api.get("/jobs/0"), await api.head("/jobs")]
  for (const [index, { headers }] of answers.entries()) {
    expect(headers.get("ratelimit-policy")).toBe('"default";q=12000;w=60')
    expect(headers.get("ratelimit")).toMatch(new RegExp(`^"default";r=${11_999 - index};t=\\d+$`))
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

test("304s, errors, unsupported methods and unknown paths include it too; a wrong key there gets the usual answer", async ({
  api,
  server,
}) => {
  const { id } = await api.createJob(jobBody())
  const tag = (await api.get(`/jobs/${id}`)).headers.get("etag") ?? ""
  const withKey = server.with(api.headers)
  const answers = [
    await api.get(`/jobs/${id}`, { "If-None-Match": tag }),
    await api.put(`/jobs/${id}`, { title: "" }),
    await api.send({ method: "PATCH", path: `/jobs/${id}` }),
    await api.send({ method: "DELETE", path: "/me" }),
    await api.get("/nowhere"),
    await withKey.get("/api/nowhere"),
    await api.get("/positiontypes/99"),
  ]
  expect(answers.map(({ status }) => status)).toEqual([304, 400, 405, 405, 404, 404, 404])
  for (const [index, { headers }] of answers.entries()) {
    expect(headers.get("ratelimit-policy")).toBe('"default";q=12000;w=60')
    expect(headers.get("ratelimit")).toMatch(new RegExp(`^"default";r=${11_997 - index};t=\\d+$`))
  }
  const wrong = server.with({ "API-Key": `${String(api.headers["API-Key"])}x` })
  for (const answer of [await wrong.get("/api/v1.1/nowhere"), await wrong.delete("/api/v1.1/me")]) {
    expect([404, 405]).toContain(answer.status)
    expect(answer.headers.has("ratelimit")).toBe(false)
  }
})
