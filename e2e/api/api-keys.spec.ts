import { readFile } from "node:fs/promises"
import { ApiClient } from "../support/api"
import { daysAfter, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf } from "../support/fixtures"
import { expectRefused, Keys, keysPath, type KeyBody, test } from "../support/keys"
import { openSession } from "../support/session"
import { expect } from "../support/ui"

test.describe("creating", () => {
  test("a key is shown in full once, and works", async ({ keys, admin, employer }) => {
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

  test("the list is newest first, and the operator's key has no creator", async ({ keys }) => {
    const { key } = await keys.created()
    const [latest, first, ...more] = await keys.list()
    expect(latest?.id).toBe(key.id)
    expect(first).toMatchObject({ name: "First key", createdBy: null, scopes: null, state: "active" })
    expect(more).toEqual([])
  })

  test("every invalid field is named", async ({ keys }) => {
    const refusals: [KeyBody | object, string[]][] = [
      [{ name: " ", scopes: [], expires: "2020-01-01T" }, ["name", "scopes", "expires"]],
      [{ name: "x".repeat(101), scopes: ["jobs:read", "admin"] }, ["name", "scopes[1]"]],
      ...["\u200b", "a\tb", "a\u202eb"].map((name): [KeyBody, string[]] => [{ name }, ["name"]]),
      [{ scopes: "jobs:read" }, ["scopes"]],
      [{ expires: daysAfter(today("UTC"), -1) }, ["expires"]],
      [{ expires: "" }, ["expires"]],
      [{ expires: "2027-02-30" }, ["expires"]],
      [{ expires: "0000-06-05" }, ["expires"]],
      [{ name: undefined, scopes: undefined, expires: undefined }, ["name", "scopes", "expires"]],
    ]
    for (const [key, fields] of refusals) {
      expectProblem(await keys.create(key), { status: 400, code: "validation_failed", fields })
    }
    expect(await keys.list()).toHaveLength(1)
  })

  test.describe("with an expiry date", () => {
    test.use({ timeZone: "America/Vancouver" })

    test("a key works until the end of that day in the employer's time zone", async ({ keys }) => {
      const day = daysAfter(today("America/Vancouver"), 30)
      const { key, api } = await keys.created({ expires: day })
      const end = new Date(key.expiresAt ?? 0)
      const there = (date: Date) =>
        date.toLocaleString("en-CA", { timeZone: "America/Vancouver", dateStyle: "short", hour12: false })
      expect(there(end)).toContain(day)
      expect(there(new Date(end.getTime() + 1))).toContain(daysAfter(day, 1))
      expect((await api.get("/jobs")).status).toBe(200)
    })
  })

  test("the secret is not in the database, the log or the activity", async ({ keys, records, target }) => {
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

test.describe("access", () => {
  test("only admins manage keys; others are told what they lack and who can grant it", async ({
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

  test("another employer's key is not found", async ({ keys, otherEmployer, operator, target }) => {
    const theirs = await operator.createKey(otherEmployer)
    const answers = [
      await keys.change(theirs.id, { name: "Mine", paused: true }),
      await keys.rotate(theirs.id),
      await keys.revoke(theirs.id),
    ]
    for (const answer of answers) expectProblem(answer, { status: 404, code: "not_found" })
    expect((await apiClientOf(target, theirs.apiKey).get("/jobs")).status).toBe(200)
    expect((await keys.list()).map(({ id }) => id)).not.toContain(theirs.id)
  })

  test("a cross-site change is refused", async ({ keys }) => {
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
