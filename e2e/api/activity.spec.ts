import type { ActivityList, ListedActivity } from "@/lib/api/dashboard/activity"
import { activityCsvPath, activityPage, activityPath, listActivity } from "../support/activity"
import type { ApiClient } from "../support/api"
import { addDays, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { clientOf } from "../support/fixtures"
import { accept, invite, memberOf, newAddress, newcomer } from "../support/members"
import { apiOf, openSession } from "../support/session"
import { test } from "../support/keys"
import { expect } from "../support/ui"

const historyPath = (jobId: number) => `/api/dashboard/jobs/${jobId}/activity`
const actionsOf = (rows: ListedActivity[]) => rows.map(({ action }) => action)

test.describe("what is recorded", () => {
  test(
    "of jobs: by whom, from where, by which request, and what changed",
    { tag: "@front-door" },
    async ({ server, api, admin, employer }) => {
      const session = await openSession(server, admin)
      const job = await api.createJob(jobBody({ title: "Baker" }))
      const change = await apiOf(session).put(`/jobs/${job.id}`, { title: "Head baker" })
      await apiOf(session).put(`/jobs/${job.id}`, { title: "Head baker" })
      await api.put(`/jobs/${job.id}`, { status: "archived" })
      await api.delete(`/jobs/${job.id}`)
      const rows = await listActivity(session, `?kind=job&objectId=${job.id}`)
      expect(actionsOf(rows)).toEqual(["job.deleted", "job.status_changed", "job.changed", "job.created"])
      expect(rows[2]).toEqual({
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        actor: { kind: "person", id: expect.any(Number), name: admin.name },
        action: "job.changed",
        object: { kind: "job", id: job.id, name: "Head baker" },
        changes: [{ field: "title", before: "Baker", after: "Head baker" }],
        address: "127.0.0.1",
        requestId: change.headers.get("x-request-id"),
      })
      expect(rows[3]?.actor).toMatchObject({ kind: "key", name: "First key" })
      expect(rows[3]?.changes).toContainEqual({ field: "title", before: null, after: "Baker" })
      expect(actionsOf(await listActivity(session, "?kind=employer"))).toEqual(["employer.created"])
      expect(await listActivity(session, `?actor=service&kind=api_key`)).toMatchObject([
        { action: "api_key.created", actor: { name: "Operator" }, object: { name: "First key" } },
      ])
      expect((await listActivity(session, "?kind=employer"))[0]?.object.id).toBe(employer.id)
    },
  )

  test(
    "of people: added, signed in, refused, renamed, new passwords, sessions ended",
    { tag: "@front-door" },
    async ({ server, admin, addMember }) => {
      const viewer = await addMember("viewer")
      const site = server.with({ Origin: server.baseUrl })
      const wrong = { email: viewer.email, password: "not the password" }
      const refused = await site.post("/api/dashboard/session", wrong)
      expect(refused.status).toBe(401)
      const [first, second] = [await openSession(server, viewer), await openSession(server, viewer)]
      const { body } = await first.get<{ data: { id: number; current: boolean }[] }>(
        "/api/dashboard/me/sessions",
      )
      const other = body.data.find(({ current }) => !current)
      expect((await first.delete(`/api/dashboard/me/sessions/${other?.id}`)).status).toBe(204)
      await first.put("/api/dashboard/me", { name: "Vera Viewer" })
      await first.put("/api/dashboard/me", { name: "Vera Viewer" })
      const change = { present: viewer.password, password: "another good password" }
      expect((await first.put("/api/dashboard/me/password", change)).status).toBe(204)
      expect((await second.get("/api/dashboard/me")).status).toBe(401)
      const third = await openSession(server, { ...viewer, password: change.password })
      expect((await third.delete("/api/dashboard/session")).status).toBe(204)

      const session = await openSession(server, admin)
      const { id, person } = await memberOf(session, viewer)
      const ofViewer = `?actor=person:${person.id}`
      await expect
        .poll(async () =>
          actionsOf(await listActivity(session, ofViewer))
            .toReversed()
            .sort(),
        )
        .toEqual(
          [
            "session.refused",
            "session.started",
            "session.started",
            "session.ended",
            "member.renamed",
            "member.password_changed",
            "session.started",
            "session.ended",
          ].sort(),
        )
      const rows = await listActivity(session, ofViewer)
      expect(rows.find(({ action }) => action === "session.refused")).toMatchObject({
        object: { kind: "session", id: null, name: viewer.email },
        address: "127.0.0.1",
        requestId: refused.headers.get("x-request-id"),
      })
      expect(rows.find(({ action }) => action === "member.renamed")).toMatchObject({
        object: { kind: "member", id, name: "Vera Viewer" },
        changes: [{ field: "name", before: viewer.name, after: "Vera Viewer" }],
      })
      expect(await listActivity(session, `?action=member.added&objectId=${id}`)).toMatchObject([
        {
          actor: { kind: "service", name: "Operator" },
          changes: [{ field: "role", before: null, after: "viewer" }],
        },
      ])
      const text = JSON.stringify(await listActivity(session))
      for (const secret of [viewer.password, wrong.password, change.password])
        expect(text).not.toContain(secret)
    },
  )

  test("of a person of two employers, for each of them; of an unknown address, for nobody", async ({
    server,
    admin,
    otherEmployer,
    addMember,
    operator,
    passwordHash,
    records,
    employer,
  }) => {
    await operator.addMember(otherEmployer, { ...admin, role: "viewer", passwordHash })
    const there = await openSession(server, await addMember("admin", otherEmployer))
    const here = await openSession(server, admin)
    const refused = await server.post(
      "/api/dashboard/session",
      { email: `nobody-${admin.email}`, password: "x" },
      { Origin: server.baseUrl },
    )
    expect(refused.status).toBe(401)
    for (const session of [here, there]) {
      const [latest] = await listActivity(session, "?action=session.started")
      expect(latest?.object.name).toBe(admin.email)
    }
    for (const { id } of [employer, otherEmployer]) {
      expect((await records.activities(id)).filter(({ action }) => action === "session.refused")).toEqual([])
    }
  })

  test("failures are recorded as often as they are allowed, however many come at once", async ({
    server,
    admin,
    addMember,
  }) => {
    const { email } = await addMember("editor")
    const site = server.with({ Origin: server.baseUrl })
    const wrong = { email, password: "not the password" }
    await Promise.all(Array.from({ length: 15 }, () => site.post("/api/dashboard/session", wrong)))
    const session = await openSession(server, admin)
    const refusals = async () => (await listActivity(session, "?action=session.refused")).length
    await expect.poll(refusals).toBe(10)
    expect((await site.post("/api/dashboard/session", wrong)).status).toBe(429)
    expect(await refusals()).toBe(10)
  })
})

test.describe("the list", () => {
  test("goes from page to page, the latest first, each record once", async ({ server, api, admin }) => {
    const session = await openSession(server, admin)
    for (let number = 1; number <= 7; number += 1) await api.createJob(jobBody({ title: `Job ${number}` }))
    const whole = await listActivity(session, "?kind=job")
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
      // What is done meanwhile moves nothing.
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
    const count = async (query: string) => (await listActivity(session, query)).length
    expect(await count(`?actor=key:${key.id}`)).toBe(1)
    expect(await count("?actor=key")).toBe(2)
    expect(await count("?actor=service&kind=member")).toBe(1)
    expect(await count("?kind=api_key&actor=person")).toBe(1)
    expect(await count(`?kind=job&objectId=${job.id}&action=job.created`)).toBe(1)
    expect(await count("?action=job.deleted")).toBe(0)
    expect(await count("?actor=person:2147483647&kind=&from=&to=")).toBe(0)
    const [day, all] = [today("UTC"), await count("")]
    expect(await count(`?from=${day}&to=${day}`)).toBe(all)
    expect(await count(`?to=${addDays(day, -1)}`)).toBe(0)
    expect(await count(`?from=${addDays(day, 1)}`)).toBe(0)
    expect(await count("?from=0001-01-01&to=9999-12-31")).toBe(all)
  })

  test.describe("of an employer far from here", () => {
    test.use({ timeZone: "Pacific/Kiritimati" })

    test("means its own days", async ({ server, admin, api, records }) => {
      const session = await openSession(server, admin)
      const job = await api.createJob(jobBody())
      // Half past midnight on the 5th there is still the morning of the 4th here.
      await records.backdateActivities(job.id, "2026-03-04T10:30:00.000+00:00")
      const days = async (query: string) => (await listActivity(session, `?kind=job${query}`)).length
      expect(await days("&from=2026-03-05&to=2026-03-05")).toBe(1)
      expect(await days("&to=2026-03-04")).toBe(0)
      expect(await days("&from=2026-03-06")).toBe(0)
    })
  })

  test("names every bad part of a question", async ({ server, admin }) => {
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

  test("is for admins of that employer alone, as its export is", async ({
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
  test("is for everybody who may read the job, without addresses", async ({
    server,
    api,
    addMember,
    otherApi,
  }) => {
    const job = await api.createJob(jobBody())
    await api.put(`/jobs/${job.id}`, { title: "Changed" })
    const viewer = await openSession(server, await addMember("viewer"))
    const { body, text } = await viewer.get<ActivityList<ListedActivity>>(historyPath(job.id))
    expect(actionsOf(body.data)).toEqual(["job.changed", "job.created"])
    expect(body.next).toBeNull()
    expect(text).not.toMatch(/address|requestId|127\.0\.0\.1/)
    const page = await viewer.get<ActivityList<ListedActivity>>(`${historyPath(job.id)}?pageSize=1`)
    expect(page.body).toMatchObject({ data: [{ action: "job.changed" }], next: page.body.data[0]?.id })

    expectProblem(await server.get(historyPath(job.id)), { status: 401, code: "unauthorized" })
    const stranger = server.with(otherApi.headers)
    expectProblem(await stranger.get(historyPath(job.id)), { status: 404, code: "not_found" })
  })

  test("of a confidential job is 404 for a key without that scope", async ({
    server,
    api,
    target,
    employer,
    operator,
  }) => {
    const job = await api.createJob(jobBody({ confidential: true }))
    const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
    const limited = server.with(clientOf(target, apiKey).headers)
    expectProblem(await limited.get(historyPath(job.id)), { status: 404, code: "not_found" })
    expect((await server.with(api.headers).get(historyPath(job.id))).status).toBe(200)
  })
})

test.describe("the export", () => {
  test("is a file that no spreadsheet takes for formulas", async ({ server, api, admin }) => {
    const session = await openSession(server, admin)
    const titles = ["=1+1", "+1", "-1", "@SUM(A1)", 'a "quoted", title', "plain", "＝1"]
    for (const title of titles) await api.createJob(jobBody({ title }))
    const answer = await session.get(`${activityCsvPath}?kind=job`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toMatch(/^text\/csv; charset=utf-8/)
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="activity-${today("UTC")}.csv"`,
    )
    expect(answer.text.startsWith("\ufeffTime (UTC),Actor kind,")).toBe(true)
    const [, ...rows] = parseCsv(answer.text.slice(1))
    expect(rows.map((row) => row[7])).toEqual(
      titles.toReversed().map((title) => (/^\w|^a/.test(title) ? title : `'${title}`)),
    )
    for (const row of rows) {
      expect(row).toHaveLength(11)
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }
    expect((await session.head(activityCsvPath)).status).toBe(200)
  })

  test("has some thousands of records whole and in order", async ({ server, admin, records, employer }) => {
    const session = await openSession(server, admin)
    const count = 3_210
    await records.addActivities(employer.id, count)
    const answer = await session.get(`${activityCsvPath}?action=job.changed`)
    expect(answer.headers.get("content-length")).toBeNull()
    const rows = parseCsv(answer.text.slice(1)).slice(1)
    expect(rows.map((row) => Number(row[6]))).toEqual(
      Array.from({ length: count }, (_, index) => count - index),
    )
  })
})

/** Reads RFC 4180: cells divided by commas, quoted where they have to be, rows that end with CRLF. */
function parseCsv(text: string): string[][] {
  return text
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter((line) => line !== "")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    )
}

test("a new colleague, and the set-up of keys and members, are in the list too", async ({
  server,
  admin,
}) => {
  const session: ApiClient = await openSession(server, admin)
  const email = newAddress()
  const token = await invite(session, email, "editor")
  expect((await accept(server, { token, ...newcomer })).status).toBe(204)
  const actions = actionsOf(await listActivity(session))
  expect(actions.slice(0, 4)).toEqual([
    "session.started",
    "member.joined",
    "member.invited",
    "session.started",
  ])
  expect(JSON.stringify(await listActivity(session))).not.toContain(token)
})
