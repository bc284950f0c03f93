import { mergeTests } from "@playwright/test"
import type { ApiClient, ApiJob, PlaceRecord } from "../support/api"
import { expectProblem, notFoundProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test as plain } from "../support/fixtures"
import { test as withKeys } from "../support/keys"
import { apiOf, openSession } from "../support/session"

const test = mergeTests(plain, withKeys)

const landing = { locations: [{ description: "Secret Landing, BC" }] }

async function placeOf(api: ApiClient, more = {}): Promise<number> {
  const { locations } = await api.createJob(jobBody({ ...landing, ...more }))
  return locations[0]?.id ?? 0
}

test("a place an employer entered is returned to its keys and members, and is never cached", async ({
  api,
  keys,
  server,
  addMember,
}) => {
  const id = await placeOf(api)
  const viewer = apiOf(await openSession(server, await addMember("viewer")))
  const { api: writer } = await keys.created({ scopes: ["jobs:write"] })
  for (const caller of [api, viewer, writer]) {
    const answer = await caller.get<PlaceRecord>(`/locations/${id}`)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ id, description: "Secret Landing, BC", type: "Town", latitude: null })
    expect(answer.headers.get("cache-control")).toBe("private, no-store")
    expect(answer.headers.has("etag")).toBe(false)
    expect((await caller.head(`/locations/${id}`)).headers.get("cache-control")).toBe("private, no-store")
  }
  expect((await api.get(`/locations/${id}`)).headers.has("ratelimit")).toBe(true)
})

test("to everyone else it is not found, just as a missing place is", async ({
  api,
  otherApi,
  anonymous,
  server,
}) => {
  const id = await placeOf(api)
  const wrong = anonymous.with({ "API-Key": "opn_wrong" })
  for (const caller of [otherApi, anonymous, wrong]) {
    const answer = await caller.get(`/locations/${id}`)
    const reference = await caller.get("/locations/99999999")
    expect({ ...expectProblem(answer, notFoundProblem), requestId: "" }).toEqual({
      ...expectProblem(reference, notFoundProblem),
      requestId: "",
    })
    expect(answer.headers.get("cache-control")).toBe("no-store")
  }
  expect((await server.get("/api/v1.1/locations/156")).headers.get("cache-control")).toContain("public")
})

test("a key that cannot see confidential jobs does not see places that only those jobs name", async ({
  api,
  keys,
}) => {
  const id = await placeOf(api, { confidential: true })
  const { api: limited } = await keys.created({ scopes: ["jobs:read"] })
  const { api: writing } = await keys.created({ scopes: ["jobs:read", "jobs:write"] })
  const triedBy = async (client: typeof api) =>
    (await client.post<ApiJob>("/jobs?dryRun=true", jobBody(landing))).body.locations[0]?.id
  expectProblem(await limited.get(`/locations/${id}`), notFoundProblem)
  expect(await triedBy(writing)).toBe(0)
  expect((await api.get(`/locations/${id}`)).status).toBe(200)
  expect(await triedBy(api)).toBe(id)
  await api.createJob(jobBody(landing))
  expect((await limited.get(`/locations/${id}`)).status).toBe(200)
  expect(await triedBy(writing)).toBe(id)
})
