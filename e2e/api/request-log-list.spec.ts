import type { PresentedRequestRow } from "@/lib/api/dashboard/requests"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { test as withKeys } from "../support/keys"
import { RequestLog, requestsPath } from "../support/request-log"
import { openSession } from "../support/session"
import { expect } from "../support/ui"

const test = withKeys.extend<{ log: RequestLog }>({
  log: async ({ keys }, use) => {
    await use(new RequestLog(keys.session))
  },
})

const requestIds = (rows: PresentedRequestRow[]) => rows.map(({ requestId }) => requestId)

test("the list is newest first, in pages, and filtered by key, status, code, method and job", async ({
  log,
  keys,
}) => {
  const one = await keys.created({ name: "One" })
  const two = await keys.created({ name: "Two" })
  const made = await one.api.post("/jobs", jobBody({ referenceId: "K-17" }))
  const put = await two.api.put("/jobs", { referenceId: "K-17", title: "Chef" })
  const bad = await two.api.put(`/jobs/${made.body.id}`, { title: "" })
  const missing = await one.api.get("/jobs/2147483647")
  await log.recordOf(missing)
  const [madeId, putId, badId, missingId] = [made, put, bad, missing].map(
    ({ headers }) => headers.get("x-request-id") ?? "",
  )
  const found = async (query: string) => requestIds(await log.rows(query))
  expect(await found("")).toEqual([missingId, badId, putId, madeId])
  expect(await found(`?key=${one.key.id}`)).toEqual([missingId, madeId])
  expect(await found("?status=2xx")).toEqual([putId, madeId])
  expect(await found("?status=201")).toEqual([madeId])
  expect(await found("?status=failed")).toEqual([missingId, badId])
  expect(await found("?status=5xx")).toEqual([])
  expect(await found("?code=validation_failed")).toEqual([badId])
  expect(await found("?method=PUT&status=2xx")).toEqual([putId])
  expect(await found("?job=K-17")).toEqual([badId, putId, madeId])
  expect(await found(`?job=${made.body.id}`)).toEqual([badId, putId, madeId])
  expect(await found("?job=K-1")).toEqual([])

  const first = await log.page("?pageSize=3")
  expect(requestIds(first.data)).toEqual([missingId, badId, putId])
  const rest = await log.page(`?pageSize=3&before=${first.next}`)
  expect(requestIds(rest.data)).toEqual([madeId])
  expect(rest.next).toBeNull()

  const refused = await log.session.get(
    `${requestsPath}?status=999&code=x&key=x&before=x&method=x&pageSize=0`,
  )
  const fields = ["status", "code", "key", "before", "method", "pageSize"]
  expectProblem(refused, { status: 400, code: "validation_failed", fields })
})

test("only admins can see it: others and keys are refused, and another employer sees none of it", async ({
  api,
  keys,
  log,
  server,
  addMember,
  otherEmployer,
}) => {
  const record = await log.recordOf(await api.post("/jobs", jobBody()))
  const paths = [requestsPath, `${requestsPath}/${record.id}`]
  const session = async (...who: Parameters<typeof addMember>) => openSession(server, await addMember(...who))
  for (const each of [await session("editor"), await session("viewer"), server.with(api.headers)]) {
    for (const path of paths) expectProblem(await each.get(path), { status: 403, code: "forbidden" })
  }
  for (const path of paths) expectProblem(await server.get(path), { status: 401, code: "unauthorized" })
  const stranger = await session("admin", otherEmployer)
  expect(await new RequestLog(stranger).rows(`?key=${record.key?.id}`)).toEqual([])
  expectProblem(await stranger.get(paths[1] ?? ""), { status: 404, code: "not_found" })
  expectProblem(await keys.session.get(`${requestsPath}/nothing`), { status: 404, code: "not_found" })
})

test("it goes back 30 days, and keeps an employer's latest 10,000", async ({
  api,
  log,
  operator,
  records,
  employer,
}) => {
  const day = 86_400_000
  const { key } = await log.recordOf(await api.get("/jobs/0"))
  await records.addApiRequests(employer.id, key?.id ?? 0, [
    new Date(Date.now() - 30 * day - 60_000),
    new Date(Date.now() - 30 * day + 60_000),
  ])
  expect(await log.rows()).toHaveLength(3)
  await operator.removeOldRequests()
  expect(await log.rows()).toHaveLength(2)

  const times = Array.from({ length: 10_050 }, (_, index) => new Date(Date.now() - day - index * 1000))
  await records.addApiRequests(employer.id, key?.id ?? 0, times)
  const latest = await log.recordOf(await api.get("/jobs/0"))
  const stored = await records.apiRequests(employer.id)
  expect(stored).toHaveLength(10_000)
  expect(stored.at(-1)?.id).toBe(latest.id)
})

test("a key is reported as failing when all its calls have failed for 15 minutes, not counting ordinary errors", async ({
  keys,
  records,
  employer,
}) => {
  const minutesAgo = (...minutes: number[]) => minutes.map((count) => new Date(Date.now() - count * 60_000))
  const lasting = minutesAgo(16, 12, 8, 4, 1)
  const make = async (name: string, times: Date[], status?: number) => {
    const { key } = await keys.created({ name })
    await records.addApiRequests(employer.id, key.id, times, status)
    return key.id
  }
  const failing = await make("Failing", lasting)
  const sound = [
    await make("Few", lasting.slice(0, 4)),
    await make("Short", minutesAgo(14, 12, 8, 4, 1)),
    await make("Ordinary", lasting, 404),
    await make("Written", lasting, 201),
    await make("Long over", minutesAgo(1500, 1499, 1498, 1497, 1496)),
  ]
  const working = await keys.created({ name: "Working" })
  await records.addApiRequests(employer.id, working.key.id, lasting)
  expect((await keys.listed(failing)).failing).toEqual({ since: lasting[0]?.toISOString(), calls: 5 })
  for (const id of sound) expect((await keys.listed(id)).failing).toBeNull()
  expect((await keys.listed(working.key.id)).failing).not.toBeNull()
  expect((await working.api.get("/me")).status).toBe(200)
  await expect.poll(async () => (await keys.listed(working.key.id)).failing, { timeout: 15_000 }).toBeNull()
})
