import type { ActivityList, ListedActivity } from "@/lib/api/dashboard/activity"
import { actionNames, activityCsvPath, activityPage, activityPath, readActivity } from "../support/activity"
import { daysAfter, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf } from "../support/fixtures"
import { openSession } from "../support/session"
import { test } from "../support/keys"
import { expect } from "../support/ui"

const historyPath = (jobId: number) => `/api/dashboard/jobs/${jobId}/activity`

test.describe("the list", () => {
  test("pages from newest to oldest, with each record exactly once", async ({ server, api, admin }) => {
    const session = await openSession(server, admin)
    for (let number = 1; number <= 7; number += 1) await api.createJob(jobBody({ title: `Job ${number}` }))
    const whole = await readActivity(session, "?kind=job")
    expect(whole.map(({ object }) => object.name)).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Job ${n}`))
    const pages: ListedActivity[][] = []
    let before: number | null = null
    do {
      const page: ActivityList = await activityPage(
        session,
        `?kind=job&pageSize=3${before ? `&before=${before}` : ""}`,
      )
      pages.push(page.data)
      before = page.next
      // Changes made meanwhile do not shift the pages.
      await api.put(`/jobs/${whole[0]?.object.id}`, { title: `Changed ${pages.length}` })
    } while (before)
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
    expect(pages.flat()).toEqual(whole)
  })

  test("is filtered by actor, kind, action, object and day", async ({ server, api, admin, keys }) => {
    const { api: byKey, key } = await keys.created({ name: "Careers site" })
    const session = await openSession(server, admin)
    const job = await byKey.createJob(jobBody())
    await api.createJob(jobBody())
    const count = async (query: string) => (await readActivity(session, query)).length
    expect(await count(`?actor=key:${key.id}`)).toBe(1)
    expect(await count("?actor=key")).toBe(2)
    expect(await count("?actor=service&kind=member")).toBe(1)
    expect(await count("?kind=api_key&actor=person")).toBe(1)
    expect(await count(`?kind=job&objectId=${job.id}&action=job.created`)).toBe(1)
    expect(await count("?action=job.deleted")).toBe(0)
    expect(await count("?actor=person:2147483647&kind=&from=&to=")).toBe(0)
    const [day, all] = [today("UTC"), await count("")]
    expect(await count(`?from=${day}&to=${day}`)).toBe(all)
    expect(await count(`?to=${daysAfter(day, -1)}`)).toBe(0)
    expect(await count(`?from=${daysAfter(day, 1)}`)).toBe(0)
    expect(await count("?from=0001-01-01&to=9999-12-31")).toBe(all)
  })

  test.describe("for an employer in a distant time zone", () => {
    test.use({ timeZone: "Pacific/Kiritimati" })

    test("days are the employer's own", async ({ server, admin, api, records }) => {
      const session = await openSession(server, admin)
      const job = await api.createJob(jobBody())
      // Half past midnight on the 5th there is still the morning of the 4th in UTC.
      await records.backdateActivities(job.id, "2026-03-04T10:30:00.000+00:00")
      const days = async (query: string) => (await readActivity(session, `?kind=job${query}`)).length
      expect(await days("&from=2026-03-05&to=2026-03-05")).toBe(1)
      expect(await days("&to=2026-03-04")).toBe(0)
      expect(await days("&from=2026-03-06")).toBe(0)
    })
  })

  test("every invalid parameter is named", async ({ server, admin }) => {
    const session = await openSession(server, admin)
    const query = "?actor=robot&kind=house&action=job.sold&objectId=x&from=2026-02-30&to=soon"
    const fields = ["actor", "kind", "action", "objectId", "from", "to"]
    const refused = { status: 400, code: "validation_failed" }
    expectProblem(await session.get(`${activityPath}${query}&before=-1&pageSize=101`), {
      ...refused,
      fields: [...fields, "before", "pageSize"],
    })
    expectProblem(await session.get(`${activityCsvPath}${query}`), { ...refused, fields })
  })

  test("the list and its export are for admins of that employer only", async ({
    server,
    api,
    employer,
    addMember,
    otherEmployer,
  }) => {
    const job = await api.createJob(jobBody({ title: "Secret chef" }))
    const stranger = await openSession(server, await addMember("admin", otherEmployer))
    for (const path of [activityPath, activityCsvPath]) {
      expectProblem(await server.get(path), { status: 401, code: "unauthorized" })
      const key = server.with({ "API-Key": employer.apiKey })
      expectProblem(await key.get(path), { status: 403, code: "forbidden" })
      for (const role of ["editor", "viewer"] as const) {
        const answer = await (await openSession(server, await addMember(role))).get(path)
        expect(expectProblem(answer, { status: 403, code: "forbidden" }).message).toContain(
          "see the activity",
        )
      }
      const seen = await stranger.get(`${path}?kind=job&objectId=${job.id}`)
      expect(seen.status).toBe(200)
      expect((await stranger.get(path)).text).not.toContain("Secret chef")
    }
  })
})

test.describe("a job's history", () => {
  test("everyone who may read the job can read it, without IP addresses", async ({
    server,
    api,
    addMember,
    otherApi,
  }) => {
    const job = await api.createJob(jobBody())
    await api.put(`/jobs/${job.id}`, { title: "Changed" })
    const viewer = await openSession(server, await addMember("viewer"))
    const { body, text } = await viewer.get<ActivityList<ListedActivity>>(historyPath(job.id))
    expect(actionNames(body.data)).toEqual(["job.changed", "job.created"])
    expect(body.next).toBeNull()
    expect(text).not.toMatch(/address|requestId|127\.0\.0\.1/)
    const page = await viewer.get<ActivityList<ListedActivity>>(`${historyPath(job.id)}?pageSize=1`)
    expect(page.body).toMatchObject({ data: [{ action: "job.changed" }], next: page.body.data[0]?.id })

    expectProblem(await server.get(historyPath(job.id)), { status: 401, code: "unauthorized" })
    const stranger = server.with(otherApi.headers)
    expectProblem(await stranger.get(historyPath(job.id)), { status: 404, code: "not_found" })
  })

  test("of a confidential job is 404 for a key without the confidential scope", async ({
    server,
    api,
    target,
    employer,
    operator,
  }) => {
    const job = await api.createJob(jobBody({ confidential: true }))
    const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
    const limited = server.with(apiClientOf(target, apiKey).headers)
    expectProblem(await limited.get(historyPath(job.id)), { status: 404, code: "not_found" })
    expect((await server.with(api.headers).get(historyPath(job.id))).status).toBe(200)
  })
})
