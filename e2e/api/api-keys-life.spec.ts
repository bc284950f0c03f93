import { daysAfter, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf } from "../support/fixtures"
import { expectRefused, test } from "../support/keys"
import { expect } from "../support/ui"

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

  test("a paused, expired, revoked or rotated-out key always gets the same 401", async ({
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
    for (const api of [paused.api, apiClientOf(target, expired.apiKey), revoked.api, rotated.api]) {
      expect(expectRefused(await api.get("/jobs"))).toEqual(reference)
      expect(expectRefused(await api.get("/me"))).toEqual(reference)
    }
    const states = new Map((await keys.list()).map(({ id, state }) => [id, state]))
    expect(states.get(paused.key.id)).toBe("paused")
    expect(states.get(expired.id)).toBe("expired")
    expect(states.get(revoked.key.id)).toBe("revoked")
    expect(states.get(rotated.key.id)).toBe("replaced")
  })

  test("a paused key works again as soon as it is resumed", async ({ keys }) => {
    const { key, api } = await keys.created()
    expect((await keys.change(key.id, { paused: true })).body.state).toBe("paused")
    expectRefused(await api.get("/jobs"))
    expect((await keys.change(key.id, { paused: false })).body.state).toBe("active")
    expect((await api.get("/jobs")).status).toBe(200)
  })

  test("revoking a key is permanent and leaves the other keys alone", async ({ keys }) => {
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
    test(`with ${hours} h of grace gives a new secret, and the old one works for that long`, async ({
      keys,
    }) => {
      const expires = daysAfter(today("UTC"), 90)
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

  test("the grace period never outlasts the key's own expiry", async ({ keys }) => {
    const { key } = await keys.created({ expires: today("UTC") })
    const { body } = await keys.rotate(key.id, 168)
    expect(body.key.expiresAt).toBe(key.expiresAt)
    expect(body.key.replaces?.worksUntil).toBe(key.expiresAt)
  })

  test("ends a paused key at once, and the key it replaces is no longer paused", async ({ keys }) => {
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

  test("is refused for a revoked, expired or already replaced key, and for any other grace period", async ({
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

  test("only one of two simultaneous rotations succeeds", async ({ keys }) => {
    const { key } = await keys.created()
    const answers = await Promise.all(Array.from({ length: 6 }, () => keys.rotate(key.id, 1)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
    expect(await keys.list()).toHaveLength(3)
    const won = answers.find(({ status }) => status === 201)
    expect((await keys.api(won?.body.secret ?? "").get("/jobs")).status).toBe(200)
  })

  test("a replaced key can be revoked before its grace period ends, and its successor keeps working", async ({
    keys,
  }) => {
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

  test("calls are counted, including refused calls of a known key, and the last use says when, from where and with which client", async ({
    keys,
  }) => {
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
  })

  test("the last 7 days are shown, oldest first, and nothing before them", async ({ keys, operator }) => {
    const { key } = await keys.created()
    for (const daysAgo of [0, 1, 3, 6, 7, 30]) {
      await operator.addCalls(key.id, daysAfter(today("UTC"), -daysAgo), 100 + daysAgo)
    }
    await operator.addCalls(key.id, today("UTC"), 1)
    expect((await keys.listed(key.id)).calls).toEqual([106, 0, 0, 103, 0, 101, 101])
  })
})
