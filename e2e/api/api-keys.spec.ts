import { readFile } from "node:fs/promises"
import { ApiClient, type Answer, type Problem } from "../support/api"
import { addDays, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { clientOf } from "../support/fixtures"
import { expectRefused, Keys, keysPath, type NewKey, test } from "../support/keys"
import { apiOf, openSession } from "../support/session"
import { expect } from "../support/ui"

test.describe("creating", () => {
  test("a key is shown whole once, and works", async ({ keys, admin, employer }) => {
    const { key, secret, api } = await keys.created({ name: "  Careers site " })
    expect(secret).toMatch(/^opn_[0-9A-Za-z]{38}$/)
    expect(key).toEqual({
      id: expect.any(Number),
      name: "Careers site",
      prefix: secret.slice(0, 8),
      lastFour: secret.slice(-4),
      scopes: null,
      createdBy: admin.name,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      expiresAt: null,
      state: "active",
      lastUsed: null,
      calls: [0, 0, 0, 0, 0, 0, 0],
      failing: null,
      replaces: null,
    })
    expect((await api.createJob(jobBody())).employer.id).toBe(employer.id)
    expect(JSON.stringify(await keys.list())).not.toContain(secret)
  })

  test("the list has the latest first, and the operator's key has no maker", async ({ keys }) => {
    const { key } = await keys.created()
    const [latest, first, ...more] = await keys.list()
    expect(latest?.id).toBe(key.id)
    expect(first).toMatchObject({ name: "First key", createdBy: null, scopes: null, state: "active" })
    expect(more).toEqual([])
  })

  test("every bad field is named", async ({ keys }) => {
    const refusals: [NewKey | object, string[]][] = [
      [{ name: " ", scopes: [], expires: "2020-01-01T" }, ["name", "scopes", "expires"]],
      [{ name: "x".repeat(101), scopes: ["jobs:read", "admin"] }, ["name", "scopes[1]"]],
      [{ scopes: "jobs:read" }, ["scopes"]],
      [{ expires: addDays(today("UTC"), -1) }, ["expires"]],
      [{ expires: "" }, ["expires"]],
      [{ expires: "2027-02-30" }, ["expires"]],
      [{ name: undefined, scopes: undefined, expires: undefined }, ["name", "scopes", "expires"]],
    ]
    for (const [key, fields] of refusals) {
      expectProblem(await keys.create(key), { status: 400, code: "validation_failed", fields })
    }
    expect(await keys.list()).toHaveLength(1)
  })

  test.describe("with a last day", () => {
    test.use({ timeZone: "America/Vancouver" })

    test("works to the end of that day where the employer is", async ({ keys }) => {
      const day = addDays(today("America/Vancouver"), 30)
      const { key, api } = await keys.created({ expires: day })
      const end = new Date(key.expiresAt ?? 0)
      const there = (date: Date) =>
        date.toLocaleString("en-CA", { timeZone: "America/Vancouver", dateStyle: "short", hour12: false })
      expect(there(end)).toContain(day)
      expect(there(new Date(end.getTime() + 1))).toContain(addDays(day, 1))
      expect((await api.get("/jobs")).status).toBe(200)
    })
  })

  test("the secret is nowhere in the database, the log or the activity", async ({
    keys,
    records,
    target,
  }) => {
    const { key, secret, api } = await keys.created({ name: "Leaky" })
    const rotated = await keys.rotate(key.id, 24)
    const secrets = [secret, rotated.body.secret]
    for (const each of secrets) expect((await keys.api(each).get("/jobs")).status).toBe(200)
    await api.post("/jobs", "{")
    await keys.change(key.id, { paused: true })
    await keys.revoke(rotated.body.key.id)
    const log = await readFile(target.logFile, "utf8")
    for (const each of secrets) {
      expect(await records.tablesHolding(each)).toEqual([])
      expect(await records.tablesHolding(each.slice(4, -4))).toEqual([])
      expect(log.includes(each.slice(4, -4))).toBe(false)
    }
    expect(await records.tablesHolding('"Leaky"')).toEqual(expect.arrayContaining(["api_keys", "activities"]))
  })
})

test.describe("who may", () => {
  test("only admins manage keys; others hear what they lack and who can grant it", async ({
    server,
    addMember,
    keys,
    api,
  }) => {
    const { key } = await keys.created()
    for (const role of ["editor", "viewer"] as const) {
      const other = new Keys(await openSession(server, await addMember(role)))
      const refusals = [
        await other.session.get(keysPath),
        await other.create(),
        await other.change(key.id, { paused: true }),
        await other.rotate(key.id),
        await other.revoke(key.id),
      ]
      for (const answer of refusals) {
        const { message } = expectProblem(answer, { status: 403, code: "forbidden" })
        expect(message).toContain(role)
        expect(message).toContain("An admin can")
      }
    }
    const byKey = new Keys(new ApiClient(api.baseUrl, api.headers, ""))
    for (const answer of [
      await byKey.session.get(keysPath),
      await byKey.create(),
      await byKey.revoke(key.id),
    ]) {
      expectProblem(answer, { status: 403, code: "forbidden" })
    }
    const nobody = new Keys(server)
    for (const answer of [
      await nobody.session.get(keysPath),
      await nobody.create(),
      await nobody.revoke(key.id),
    ]) {
      expectRefused(answer)
    }
    expect(await keys.listed(key.id)).toEqual(key)
    expect(await keys.list()).toHaveLength(2)
  })

  test("another employer's key does not exist", async ({ keys, otherEmployer, operator, target }) => {
    const theirs = await operator.createKey(otherEmployer)
    const answers = [
      await keys.change(theirs.id, { name: "Mine", paused: true }),
      await keys.rotate(theirs.id),
      await keys.revoke(theirs.id),
    ]
    for (const answer of answers) expectProblem(answer, { status: 404, code: "not_found" })
    expect((await clientOf(target, theirs.apiKey).get("/jobs")).status).toBe(200)
    expect((await keys.list()).map(({ id }) => id)).not.toContain(theirs.id)
  })

  test("a change that comes from another site is refused", async ({ keys }) => {
    const { key } = await keys.created()
    const elsewhere = new Keys(keys.session.with({ Origin: "https://evil.example" }))
    for (const answer of [
      await elsewhere.create(),
      await elsewhere.rotate(key.id),
      await elsewhere.revoke(key.id),
    ]) {
      expectProblem(answer, { status: 403, code: "forbidden" })
    }
    expect(await keys.list()).toHaveLength(2)
  })
})

test.describe("scopes", () => {
  const reads = (api: ApiClient, id: number) => api.get(`/jobs/${id}`)
  const writes = (api: ApiClient, id: number) => api.put(`/jobs/${id}`, { title: "Changed" })
  const deletes = (api: ApiClient, id: number) => api.delete(`/jobs/${id}`)

  for (const [scope, allowed] of [
    ["jobs:read", reads],
    ["jobs:write", writes],
    ["jobs:delete", deletes],
  ] as const) {
    test(`a key with ${scope} alone may do that alone; the rest is 403 with the scope it lacks`, async ({
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

  test("scopes are kept in one order, each once", async ({ keys }) => {
    const { key } = await keys.created({ scopes: ["confidential", "jobs:read", "jobs:read"] })
    expect(key.scopes).toEqual(["jobs:read", "confidential"])
    expect((await keys.listed(key.id)).scopes).toEqual(["jobs:read", "confidential"])
  })
})

test.describe("a key without the scope confidential", () => {
  const scopes = ["jobs:read", "jobs:write", "jobs:delete"]
  const hiddenBody = () => jobBody({ title: "Secret chef", referenceId: "HIDDEN", confidential: true })

  test("finds no confidential job by id or referenceId, exactly as if there were none", async ({
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

  test("sees them in no list, search, total, page or count", async ({ api, server, keys }) => {
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

  test("may not make a job confidential: 403 with the scope, and nothing is stored", async ({
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

  test("gets 409 for a referenceId that a hidden job holds, without being told which", async ({
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

  test("hides nothing from a key that has it, from one without limits, or from people", async ({
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

test.describe("a key's life", () => {
  test("a renamed key keeps working under its new name", async ({ keys }) => {
    const { key, api } = await keys.created()
    expect((await keys.change(key.id, { name: " ATS " })).body).toEqual({ ...key, name: "ATS" })
    expect((await api.get<{ name: string }>("/me")).body.name).toBe("ATS")
    expectProblem(await keys.change(key.id, { name: "" }), {
      status: 400,
      code: "validation_failed",
      fields: ["name"],
    })
  })

  test("a paused, an expired, a revoked and a rotated-out key each get the one 401", async ({
    keys,
    anonymous,
    operator,
    employer,
    target,
  }) => {
    const reference = expectRefused(await anonymous.get("/jobs"))
    const paused = await keys.created()
    await keys.change(paused.key.id, { paused: true })
    const expired = await operator.createKey(employer, { expiresAt: new Date(Date.now() - 1000) })
    const revoked = await keys.created()
    await keys.revoke(revoked.key.id)
    const rotated = await keys.created()
    await keys.rotate(rotated.key.id, 0)
    for (const api of [paused.api, clientOf(target, expired.apiKey), revoked.api, rotated.api]) {
      expect(expectRefused(await api.get("/jobs"))).toEqual(reference)
      expect(expectRefused(await api.get("/me"))).toEqual(reference)
    }
    const states = new Map((await keys.list()).map(({ id, state }) => [id, state]))
    expect(states.get(paused.key.id)).toBe("paused")
    expect(states.get(expired.id)).toBe("expired")
    expect(states.get(revoked.key.id)).toBe("revoked")
    expect(states.get(rotated.key.id)).toBe("replaced")
  })

  test("a paused key works again from the moment it is resumed", async ({ keys }) => {
    const { key, api } = await keys.created()
    expect((await keys.change(key.id, { paused: true })).body.state).toBe("paused")
    expectRefused(await api.get("/jobs"))
    expect((await keys.change(key.id, { paused: false })).body.state).toBe("active")
    expect((await api.get("/jobs")).status).toBe(200)
  })

  test("revoking ends one key for good and leaves the others", async ({ keys }) => {
    const { key, api } = await keys.created()
    const other = await keys.created()
    const answer = await keys.revoke(key.id)
    expect(answer.status).toBe(204)
    expect(answer.text).toBe("")
    expectRefused(await api.get("/jobs"))
    for (const again of [
      await keys.revoke(key.id),
      await keys.change(key.id, { paused: false }),
      await keys.change(key.id, { name: "Back" }),
    ]) {
      expectProblem(again, { status: 404, code: "not_found" })
    }
    expectRefused(await api.get("/jobs"))
    expect((await other.api.get("/jobs")).status).toBe(200)
  })
})

test.describe("rotating", () => {
  for (const hours of [0, 1, 24, 168]) {
    test(`with ${hours} h of grace gives a new secret, and the old one works that long`, async ({ keys }) => {
      const expires = addDays(today("UTC"), 90)
      const { key, secret, api } = await keys.created({ scopes: ["jobs:read"], expires })
      const before = Date.now()
      const answer = await keys.rotate(key.id, hours)
      expect(answer.status, answer.text).toBe(201)
      const { key: next, secret: nextSecret } = answer.body
      expect(nextSecret).not.toBe(secret)
      expect((await keys.api(nextSecret).get("/jobs")).status).toBe(200)
      expect((await api.get("/jobs")).status).toBe(hours === 0 ? 401 : 200)
      const { name, scopes, expiresAt } = key
      expect(next).toMatchObject({ name, scopes, expiresAt, state: "active" })
      const { id, prefix, lastFour } = key
      expect(next.replaces).toEqual({ id, prefix, lastFour, worksUntil: expect.any(String) })
      const left = Date.parse(next.replaces?.worksUntil ?? "") - before - hours * 3_600_000
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThan(10_000)
      const [first, second] = await keys.list()
      expect(first).toEqual({ ...next, lastUsed: first?.lastUsed, calls: first?.calls })
      expect(second).toMatchObject({ id, state: "replaced", expiresAt: next.replaces?.worksUntil })
    })
  }

  test("the grace never outlasts the key's own expiry", async ({ keys }) => {
    const { key } = await keys.created({ expires: today("UTC") })
    const { body } = await keys.rotate(key.id, 168)
    expect(body.key.expiresAt).toBe(key.expiresAt)
    expect(body.key.replaces?.worksUntil).toBe(key.expiresAt)
  })

  test("ends a paused key at once, and a replaced one is not paused any more", async ({ keys }) => {
    const paused = await keys.created()
    await keys.change(paused.key.id, { paused: true })
    const { body } = await keys.rotate(paused.key.id, 24)
    expect(Date.parse(body.key.replaces?.worksUntil ?? "")).toBeLessThanOrEqual(Date.now())
    expect((await keys.api(body.secret).get("/jobs")).status).toBe(200)
    expectRefused(await paused.api.get("/jobs"))
    const replaced = await keys.created()
    await keys.rotate(replaced.key.id, 24)
    const answer = await keys.change(replaced.key.id, { paused: true })
    expect(expectProblem(answer, { status: 400, code: "validation_failed" }).message).toContain("replaced")
    expect((await replaced.api.get("/jobs")).status).toBe(200)
  })

  test("is refused for a key that is revoked, expired or replaced already, and for another grace", async ({
    keys,
    operator,
    employer,
  }) => {
    const revoked = await keys.created()
    await keys.revoke(revoked.key.id)
    const expired = await operator.createKey(employer, { expiresAt: new Date(Date.now() - 1000) })
    const replaced = await keys.created()
    await keys.rotate(replaced.key.id, 24)
    const count = (await keys.list()).length
    for (const [id, word] of [
      [revoked.key.id, "revoked"],
      [expired.id, "expired"],
      [replaced.key.id, "replaced"],
    ] as const) {
      const problem = expectProblem(await keys.rotate(id, 24), { status: 400, code: "validation_failed" })
      expect(problem.message).toContain(word)
    }
    const { key } = await keys.created()
    for (const hours of [2, -1, "24", null]) {
      expectProblem(await keys.rotate(key.id, hours), {
        status: 400,
        code: "validation_failed",
        fields: ["graceHours"],
      })
    }
    expect(await keys.list()).toHaveLength(count + 1)
    expect((await replaced.api.get("/jobs")).status).toBe(200)
  })

  test("of two rotations at once, one wins", async ({ keys }) => {
    const { key } = await keys.created()
    const answers = await Promise.all(Array.from({ length: 6 }, () => keys.rotate(key.id, 1)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
    expect(await keys.list()).toHaveLength(3)
    const won = answers.find(({ status }) => status === 201)
    expect((await keys.api(won?.body.secret ?? "").get("/jobs")).status).toBe(200)
  })

  test("a replaced key can be revoked before its grace ends, and its successor stays", async ({ keys }) => {
    const { key, api } = await keys.created()
    const { body } = await keys.rotate(key.id, 168)
    await keys.revoke(key.id)
    expectRefused(await api.get("/jobs"))
    expect((await keys.api(body.secret).get("/jobs")).status).toBe(200)
    const { replaces } = await keys.listed(body.key.id)
    expect(Date.parse(replaces?.worksUntil ?? "")).toBeLessThanOrEqual(Date.now())
  })
})

test.describe("use", () => {
  const agent = (name: string) => ({ "User-Agent": name })

  test(
    "calls are counted, refused ones of a known key too, and the last use tells when, where from and with what",
    { tag: "@front-door" },
    async ({ keys }) => {
      const { key, api } = await keys.created({ scopes: ["jobs:read"] })
      const before = Date.now()
      await api.get("/jobs", agent("ats-sync/2.1"))
      await api.get("/jobs/0", agent("ats-sync/2.1"))
      await api.post("/jobs", jobBody(), agent("ats-sync/2.1"))
      await expect
        .poll(async () => (await keys.listed(key.id)).calls, { timeout: 15_000 })
        .toEqual([0, 0, 0, 0, 0, 0, 3])
      const { lastUsed } = await keys.listed(key.id)
      expect(lastUsed).toEqual({
        at: expect.any(String),
        address: expect.stringMatching(/127\.0\.0\.1|::1/),
        userAgent: "ats-sync/2.1",
      })
      expect(Date.parse(lastUsed?.at ?? "")).toBeGreaterThanOrEqual(before)
      await api.get("/jobs", agent("curl/8"))
      await expect.poll(async () => (await keys.listed(key.id)).calls.at(-1), { timeout: 15_000 }).toBe(4)
      // The last use is written at most once a minute.
      expect((await keys.listed(key.id)).lastUsed).toEqual(lastUsed)
    },
  )

  test("the last 7 days are shown, the oldest first, and none before", async ({ keys, operator }) => {
    const { key } = await keys.created()
    for (const daysAgo of [0, 1, 3, 6, 7, 30]) {
      await operator.addCalls(key.id, addDays(today("UTC"), -daysAgo), 100 + daysAgo)
    }
    await operator.addCalls(key.id, today("UTC"), 1)
    expect((await keys.listed(key.id)).calls).toEqual([106, 0, 0, 103, 0, 101, 101])
  })
})

test.describe("GET /me", () => {
  test.use({ timeZone: "America/Vancouver" })

  test("tells any key its name, scopes, expiry and employer", async ({
    keys,
    employer,
    plan,
    timeZone,
    api,
  }) => {
    const { id, name } = employer
    const works = { employer: { id, name, plan, timeZone } }
    expect((await api.get("/me")).body).toEqual({
      name: "First key",
      scopes: null,
      expiresAt: null,
      ...works,
    })
    for (const scope of ["jobs:read", "jobs:write", "jobs:delete", "confidential"]) {
      const expires = addDays(today("UTC"), 30)
      const { key, api: limited } = await keys.created({ name: scope, scopes: [scope], expires })
      const { expiresAt } = key
      expect((await limited.get("/me")).body).toEqual({ name: scope, scopes: [scope], expiresAt, ...works })
    }
  })

  test("tells a session its person, role and employer, and no one nothing", async ({
    server,
    addMember,
    employer,
    anonymous,
    plan,
    timeZone,
  }) => {
    const viewer = await addMember("viewer")
    const { id, name } = employer
    expect((await apiOf(await openSession(server, viewer)).get("/me")).body).toEqual({
      person: { id: expect.any(Number), name: viewer.name, email: viewer.email },
      role: "viewer",
      employer: { id, name, plan, timeZone },
    })
    expectRefused(await anonymous.get("/me"))
  })
})
