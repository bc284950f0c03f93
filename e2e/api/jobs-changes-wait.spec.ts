import { changesAfter, readChanges, toldOf } from "../support/read-changes"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf, expect, test } from "../support/fixtures"

test("wait answers as soon as something changes, and with nothing when the time is up", async ({
  api,
  otherApi,
}) => {
  const { cursor } = await readChanges(api, "cursor=now")
  const began = Date.now()
  expect(await changesAfter(api, cursor, "wait=1")).toEqual({ data: [], cursor, more: false })
  expect(Date.now() - began).toBeGreaterThan(900)

  const waiting = changesAfter(api, cursor, "wait=25")
  let ended = false
  void waiting.then(() => (ended = true))
  await otherApi.createJob(jobBody())
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(ended).toBe(false)
  const { id } = await api.createJob(jobBody())
  const stored = Date.now()
  expect(toldOf(await waiting)).toEqual([["upsert", id]])
  expect(Date.now() - stored).toBeLessThan(2_000)
})

test("a waiting request gets no changes once the key has been revoked", async ({
  api,
  operator,
  employer,
  target,
}) => {
  const { id, apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
  const reads = apiClientOf(target, apiKey)
  const { cursor } = await readChanges(reads, "cursor=now")
  const waiting = reads.get(`/jobs/changes?cursor=${cursor}&wait=25`)
  // The waiting call has arrived by the time this one, sent after it, is answered.
  expect((await reads.get("/me")).status).toBe(200)
  await operator.revokeKey(employer, id)
  await api.createJob(jobBody())
  expectProblem(await waiting, { status: 401, code: "unauthorized" })
})
