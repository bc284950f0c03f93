import { Agent } from "node:http"
import { expectCivil, expectProblem, invalid } from "../support/expectations"
import { codePoints, jobBody } from "../support/factories"
import { apiClientOf, expect, test } from "../support/fixtures"

const invalidJson = { status: 400, code: "invalid_json" }

test.afterEach(async ({ api }) => {
  const answer = await api.get("/jobs")
  expect(answer.status, "the service goes on").toBe(200)
})

test.describe("deep JSON", () => {
  const deep = 100_000
  const arrays = "[".repeat(deep) + "]".repeat(deep)
  const objects = `${'{"a":'.repeat(deep)}1${"}".repeat(deep)}`

  test("100,000 nested arrays are refused as a job", async ({ api }) => {
    for (const method of ["POST", "PUT"]) expectProblem(await api.json(method, "/jobs", arrays), invalidJson)
  })

  test("100,000 nested objects are refused as a job", async ({ api }) => {
    const answer = await api.json("POST", "/jobs", objects)
    expectCivil(answer)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await api.total()).toBe(0)
  })

  for (const field of [
    "title",
    "referenceId",
    "closeDate",
    "confidential",
    "status",
    "locations",
    "categories",
    "positionType",
    "salary",
    "description",
    "applicantRoutingType",
    "applicationEmail",
  ]) {
    test(`is refused in place of ${field}`, async ({ api }) => {
      for (const value of [arrays, field === "salary" ? arrays : objects]) {
        const body = JSON.stringify(jobBody({ [field]: "~" })).replace('"~"', value)
        const answer = await api.json("POST", "/jobs", body)
        expectCivil(answer)
        expect(answer.status).toBe(400)
      }
      expect(await api.total()).toBe(0)
    })
  }

  test("causes no error in an unknown field", async ({ api }) => {
    for (const value of [arrays, objects]) {
      const body = JSON.stringify(jobBody({ unknown: "~" })).replace('"~"', value)
      expectCivil(await api.json("POST", "/jobs", body))
    }
  })

  test("is refused as invalid JSON when it is unfinished", async ({ api }) => {
    for (const body of ["[".repeat(deep), '{"a":'.repeat(deep), '{"title":'.repeat(deep)]) {
      expectProblem(await api.json("POST", "/jobs", body), invalidJson)
    }
  })
})

test.describe("JavaScript's built-in names", () => {
  test("__proto__ in a job sets no field", async ({ api }) => {
    const inherited = JSON.stringify(jobBody({ referenceId: "R" }))
    for (const body of [`{"__proto__": ${inherited}}`, `{"constructor": {"prototype": ${inherited}}}`]) {
      expectProblem(await api.json("POST", "/jobs", body), {
        ...invalid,
        someFields: ["title", "locations", "categories", "positionType.id", "description"],
      })
      expectProblem(await api.json("PUT", "/jobs", body), { ...invalid, someFields: ["referenceId"] })
      expectProblem(await api.json("DELETE", "/jobs", body), { ...invalid, someFields: ["referenceId"] })
    }
    expectProblem(await api.post("/jobs", {}), { ...invalid, someFields: ["title"] })
    expect(await api.total()).toBe(0)
  })

  test("__proto__ inside a field does not change that field", async ({ api }) => {
    const body = JSON.stringify(jobBody({ positionType: "~", salary: "~~" }))
      .replace('"~~"', '{"__proto__": {"amount": 5, "period": {"id": 1}}, "amount": 6}')
      .replace('"~"', '{"__proto__": {"id": 1}}')
    expectProblem(await api.json("POST", "/jobs", body), {
      ...invalid,
      fields: ["positionType.id", "salary.period.id"],
    })
  })

  test("in an otherwise valid job they are ignored as unknown fields", async ({ api }) => {
    const job = JSON.stringify(jobBody())
    const more =
      '{"__proto__": {"status": "draft"}, "constructor": 1, "toString": 2, "hasOwnProperty": 3, "then": 4, '
    const answer = await api.post("/jobs", more + job.slice(1))
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.status).toBe("active")
    const update = await api.put(
      `/jobs/${answer.body.id}`,
      '{"__proto__": {"title": "Changed"}, "valueOf": null}',
    )
    expect(update.status, update.text).toBe(200)
    expect(update.body).toEqual(answer.body)
  })

  test("objects posing as strings or arrays are refused as the wrong type", async ({ api }) => {
    const impostor = { toString: "x", valueOf: "x", length: 1, trim: 1, toJSON: null }
    for (const field of ["title", "referenceId", "description", "closeDate", "status", "applicationEmail"]) {
      expectProblem(await api.post("/jobs", jobBody({ [field]: impostor })), { ...invalid, fields: [field] })
    }
    for (const field of ["locations", "categories"]) {
      expectProblem(await api.post("/jobs", jobBody({ [field]: { length: 1, 0: { id: 1 } } })), {
        ...invalid,
        fields: [field],
      })
    }
  })
})

test.describe("bytes and characters", () => {
  test("a lone surrogate or NUL in a field name causes no error", async ({ api }) => {
    for (const name of ["\\ud800", "\\u0000", "title\\u0000", "\\udfff\\ud800"]) {
      expectCivil(await api.json("POST", "/jobs", `{"${name}": 1}`))
      expectCivil(await api.json("POST", "/jobs", `{"${name}": 1, ${JSON.stringify(jobBody()).slice(1)}`))
    }
  })

  test("a referenceId with NUL or a lone surrogate finds and deletes nothing", async ({ api }) => {
    const job = await api.createJob(jobBody({ referenceId: "R" }))
    for (const escape of ["\\u0000", "\\ud800", "R\\u0000", "\\u0000R"]) {
      const body = `{"referenceId": "${escape}", "title": "Changed"}`
      expectProblem(await api.json("PUT", "/jobs", body), { ...invalid, someFields: ["referenceId"] })
      expectProblem(await api.json("PUT", `/jobs/${job.id}`, body), { ...invalid, fields: ["referenceId"] })
      expectProblem(await api.json("DELETE", "/jobs", body), { ...invalid, fields: ["referenceId"] })
    }
    for (const escape of ["%00", "R%00", "%00R", "%ED%A0%80", "%ff", "%"]) {
      const answer = await api.delete(`/jobs?referenceId=${escape}`)
      expectCivil(answer)
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    expect(await api.job(job.id)).toEqual(job)
  })

  test("a character split across two chunks is read as one character", async ({ api }) => {
    const title = "Crème 😀 brûlée 厨师"
    const bytes = Buffer.from(JSON.stringify(jobBody({ title })))
    const answer = await api.send<{ title: string }>({
      method: "POST",
      path: "/jobs",
      headers: { "Content-Type": "application/json" },
      body: [...bytes].map((byte) => Buffer.from([byte])),
    })
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.title).toBe(title)
  })

  test("fields that look like SQL are stored as text", async ({ api }) => {
    const text = "'); DROP TABLE jobs; -- \" ; SELECT 1 /*"
    const job = await api.createJob(jobBody({ title: text, referenceId: text }))
    expect(job).toMatchObject({ title: text, referenceId: text })
    const found = await api.jobs(`?q=${encodeURIComponent(text)}`)
    expect(found.data.map(({ id }) => id)).toEqual([job.id])
    expect((await api.jobs(`?q=${encodeURIComponent("' OR '1'='1")}`)).paging.total).toBe(0)
  })
})

test.describe("a reused connection", () => {
  test("after refusals with unread bodies, the next request gets its own answer", async ({
    target,
    employer,
  }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const api = apiClientOf(target, employer.apiKey)
    const body = JSON.stringify(jobBody({ description: codePoints(200_000) }))
    const headers = { "Content-Type": "application/json" }
    for (const message of [
      { method: "POST", path: "/jobs", headers: { ...headers, "API-Key": "none" }, body },
      { method: "POST", path: "/nope", headers, body },
      { method: "PATCH", path: "/jobs", headers, body },
      { method: "POST", path: "/jobs", headers: { "Content-Type": "text/plain" }, body },
      { method: "GET", path: "/jobs", headers, body },
    ]) {
      expectCivil(await api.send({ ...message, agent }))
      const next = await api.send({ method: "GET", path: "/positiontypes/3", agent })
      expect(next.body).toEqual({ id: 3, name: "Contract" })
    }
    agent.destroy()
  })
})
