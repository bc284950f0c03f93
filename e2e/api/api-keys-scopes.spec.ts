import { type ApiClient, type Answer, type Problem } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { test } from "../support/keys"
import { apiOf, openSession } from "../support/session"
import { expect } from "../support/ui"

test.describe("scopes", () => {
  const reads = (api: ApiClient, id: number) => api.get(`/jobs/${id}`)
  const writes = (api: ApiClient, id: number) => api.put(`/jobs/${id}`, { title: "Changed" })
  const deletes = (api: ApiClient, id: number) => api.delete(`/jobs/${id}`)

  for (const [scope, allowed] of [
    ["jobs:read", reads],
    ["jobs:write", writes],
    ["jobs:delete", deletes],
  ] as const) {
    test(`a key with only ${scope} can do only that; everything else is 403 and names the missing scope`, async ({
      keys,
      api,
    }) => {
      const job = await api.createJob(jobBody())
      const { api: limited } = await keys.created({ scopes: [scope] })
      for (const [lacking, send] of [
        ["jobs:read", reads],
        ["jobs:write", writes],
        ["jobs:delete", deletes],
      ] as const) {
        if (send === allowed) continue
        const { message } = expectProblem(await send(limited, job.id), { status: 403, code: "forbidden" })
        expect(message).toContain(lacking)
      }
      expect((await allowed(limited, job.id)).status).toBeLessThan(300)
    })
  }

  test("scopes are stored in a fixed order without duplicates", async ({ keys }) => {
    const { key } = await keys.created({ scopes: ["confidential", "jobs:read", "jobs:read"] })
    expect(key.scopes).toEqual(["jobs:read", "confidential"])
    expect((await keys.listed(key.id)).scopes).toEqual(["jobs:read", "confidential"])
  })
})

test.describe("a key with jobs:write and without jobs:read", () => {
  const stored = {
    referenceId: "R-1",
    title: "Sous chef",
    salary: { amount: 30, maxAmount: 40, period: { id: 5 }, plusCommission: true },
    description: "<p>Nobody outside is to read this.</p>",
  }

  test("gets back only the id and the fields it sent, whichever way it changes a job", async ({
    api,
    keys,
  }) => {
    const { api: writer } = await keys.created({ scopes: ["jobs:write", "confidential"] })
    const job = await api.createJob(jobBody({ ...stored, confidential: true }))
    const byId = (body: object, query = "") => writer.put(`/jobs/${job.id}${query}`, body)
    const answers: [Answer, object][] = [
      [await byId({}), { id: job.id }],
      [await byId({}, "?dryRun=true"), { id: job.id }],
      [await byId({ title: " Head chef " }, "?dryRun=true"), { id: job.id, title: "Head chef" }],
      [await byId({ title: "Head chef" }), { id: job.id, title: "Head chef" }],
      [await byId({ salary: { amount: 35 } }), { id: job.id, salary: { amount: 35 } }],
      [await byId({ salary: {} }), { id: job.id, salary: {} }],
      [await byId({ categories: [{ id: 1 }] }), { id: job.id, categories: [{ id: 1, name: "Accounting" }] }],
      [
        await writer.put("/jobs", { referenceId: "R-1", status: "draft" }),
        { id: job.id, referenceId: "R-1", status: "draft" },
      ],
      [
        await writer.post(`/jobs/${job.id}`, { autoRefresh: false }, { "X-HTTP-Method-Override": "PUT" }),
        { id: job.id, autoRefresh: false },
      ],
      [
        await byId({ employer: { id: 1 }, publishDate: "2020-01-01", id: 1, unknown: true, __proto__x: 1 }),
        { id: job.id },
      ],
    ]
    for (const [answer, body] of answers) {
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toEqual(body)
      expect(answer.headers.get("etag")).toBeNull()
    }
    expect(await api.job(job.id)).toMatchObject({ title: "Head chef", salary: { amount: 35, maxAmount: 40 } })
  })

  test("gets back only the id, the address and the fields it sent when it creates a job, also when it repeats the request", async ({
    api,
    keys,
  }) => {
    const { api: writer } = await keys.created({ scopes: ["jobs:write"] })
    const sent = jobBody({ referenceId: "R-2" })
    const once = { "Idempotency-Key": "once" }
    const created = await writer.post("/jobs", sent, once)
    expect(created.status, created.text).toBe(201)
    const job = await api.job(created.body.id)
    const told = Object.fromEntries(Object.keys(sent).map((name) => [name, job[name as keyof typeof job]]))
    expect(created.body).toEqual({ id: job.id, ...told })
    expect(created.headers.get("location")).toBe(writer.href(`/jobs/${job.id}`))
    await api.put(`/jobs/${job.id}`, { closeDate: "2031-01-01" })
    const again = await writer.post("/jobs", sent, once)
    expect(again.headers.get("idempotency-replayed")).toBe("true")
    expect(again.body).toEqual(created.body)
    for (const answer of [created, again]) expect(answer.headers.get("etag")).toBeNull()
    const tried = await writer.post("/jobs?dryRun=true", jobBody({ referenceId: "R-3" }))
    expect(tried.body).not.toHaveProperty("closeDate")
    const upserted = await writer.put("/jobs", jobBody({ referenceId: "R-4" }))
    expect(upserted.status).toBe(201)
    expect(upserted.body).not.toHaveProperty("publishDate")
  })

  test("learns that a referenceId is taken, but a failed precondition does not reveal the stored ETag", async ({
    api,
    keys,
  }) => {
    const { api: writer } = await keys.created({ scopes: ["jobs:write"] })
    const job = await api.createJob(jobBody({ referenceId: "R-5" }))
    const taken = await writer.post("/jobs", jobBody({ referenceId: "R-5" }))
    const problem = expectProblem(taken, { status: 409, code: "duplicate_reference_id" })
    expect(problem.existing?.id).toBe(job.id)
    const refused = await writer.put(`/jobs/${job.id}`, { title: "x" }, { "If-Match": '"guess"' })
    expectProblem(refused, { status: 412, code: "precondition_failed" })
    expect(refused.headers.get("etag")).toBeNull()
  })
})

test.describe("a key without the scope confidential", () => {
  const scopes = ["jobs:read", "jobs:write", "jobs:delete"]
  const hiddenBody = () => jobBody({ title: "Secret chef", referenceId: "HIDDEN", confidential: true })

  test("gets the same answer for a confidential job, by id or referenceId, as for one that does not exist", async ({
    api,
    keys,
  }) => {
    const hidden = await api.createJob(hiddenBody())
    const { api: limited } = await keys.created({ scopes })
    const absent = 2_147_483_647
    const pairs: [Answer, Answer][] = [
      [await limited.get(`/jobs/${hidden.id}`), await limited.get(`/jobs/${absent}`)],
      [
        await limited.put(`/jobs/${hidden.id}`, { title: "x" }),
        await limited.put(`/jobs/${absent}`, { title: "x" }),
      ],
      [await limited.delete(`/jobs/${hidden.id}`), await limited.delete(`/jobs/${absent}`)],
      [
        await limited.delete("/jobs", { referenceId: "HIDDEN" }),
        await limited.delete("/jobs", { referenceId: "ABSENT" }),
      ],
    ]
    for (const [answer, reference] of pairs) {
      expectProblem(answer, { status: 404, code: "not_found" })
      expect({ ...(answer.body as Problem), requestId: "" }).toEqual({
        ...(reference.body as Problem),
        requestId: "",
      })
    }
    expect(await api.job(hidden.id)).toEqual(hidden)
  })

  test("confidential jobs are left out of its lists, searches, totals, pages and counts", async ({
    api,
    server,
    keys,
  }) => {
    for (const number of [1, 2, 3]) {
      await api.createJob({ ...hiddenBody(), referenceId: `HIDDEN ${number}` })
    }
    const open = await api.createJob(jobBody({ title: "Open chef" }))
    const { secret, api: limited } = await keys.created({ scopes: ["jobs:read"] })
    for (const query of ["", "?q=chef", "?status=active", "?pageSize=1", "?fields=closeDate"]) {
      const { data, paging } = await limited.jobs(query)
      expect(data.map(({ id }) => id)).toEqual([open.id])
      expect(paging).toMatchObject({ total: 1, pages: 1, next: null })
    }
    expect((await limited.jobs("?q=secret")).paging.total).toBe(0)
    const counts = await server.with({ "API-Key": secret }).get("/api/dashboard/job-counts")
    expect(counts.body).toEqual({ all: 1, active: 1, draft: 0, archived: 0 })
    expect(await api.total()).toBe(4)
  })

  test("cannot make a job confidential: 403 names the scope, and nothing is stored", async ({
    api,
    keys,
  }) => {
    const open = await api.createJob(jobBody({ referenceId: "OPEN" }))
    const { api: limited } = await keys.created({ scopes })
    const answers = [
      await limited.post("/jobs", hiddenBody()),
      await limited.put("/jobs", hiddenBody()),
      await limited.put("/jobs", { referenceId: "OPEN", confidential: true }),
      await limited.put(`/jobs/${open.id}`, { confidential: true }),
    ]
    for (const answer of answers) {
      expect(expectProblem(answer, { status: 403, code: "forbidden" }).message).toContain("confidential")
    }
    expect(await api.job(open.id)).toEqual(open)
    expect(await api.total()).toBe(1)
    expect((await limited.put(`/jobs/${open.id}`, { confidential: false, title: "New" })).status).toBe(200)
  })

  test("gets 409 for a referenceId that a hidden job uses, without learning which job it is", async ({
    api,
    keys,
  }) => {
    const hidden = await api.createJob(hiddenBody())
    const open = await api.createJob(jobBody({ referenceId: "OPEN" }))
    const { api: limited } = await keys.created({ scopes })
    const body = jobBody({ referenceId: "HIDDEN" })
    const answers = [
      await limited.post("/jobs", body),
      await limited.put("/jobs", body),
      await limited.put(`/jobs/${open.id}`, { referenceId: "HIDDEN" }),
    ]
    for (const answer of answers) {
      const problem = expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
      expect(problem.existing).toBeUndefined()
      expect(answer.headers.get("location")).toBeNull()
    }
    expect(await api.job(hidden.id)).toEqual(hidden)
    expect(await api.total()).toBe(2)
  })

  test("confidential jobs are visible to a key with the scope, to a key without limits and to people", async ({
    api,
    keys,
    server,
    addMember,
  }) => {
    const hidden = await api.createJob(hiddenBody())
    const { api: trusted } = await keys.created({ scopes: ["jobs:read", "confidential"] })
    const viewer = apiOf(await openSession(server, await addMember("viewer")))
    for (const each of [api, trusted, viewer]) {
      expect(await each.job(hidden.id)).toEqual(hidden)
      expect(await each.total()).toBe(1)
    }
  })
})
