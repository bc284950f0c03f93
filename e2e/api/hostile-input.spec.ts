import { Agent } from "node:http"
import { expectCivil, expectProblem, invalid } from "../support/expectations"
import { type Body, codePoints, jobBody } from "../support/factories"
import { clientOf, expect, test } from "../support/fixtures"

const invalidJson = { status: 400, code: "invalid_json" }
const mebibyte = 1024 * 1024

test.afterEach(async ({ api }) => {
  const answer = await api.get("/jobs")
  expect(answer.status, "the service goes on").toBe(200)
})

test.describe("deep JSON", () => {
  const deep = 100_000
  const arrays = "[".repeat(deep) + "]".repeat(deep)
  const objects = `${'{"a":'.repeat(deep)}1${"}".repeat(deep)}`

  test("100,000 arrays are no job", async ({ api }) => {
    for (const method of ["POST", "PUT"]) expectProblem(await api.json(method, "/jobs", arrays), invalidJson)
  })

  test("100,000 objects are no job", async ({ api }) => {
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
    test(`in place of ${field} it is refused`, async ({ api }) => {
      for (const value of [arrays, field === "salary" ? arrays : objects]) {
        const body = JSON.stringify(jobBody({ [field]: "~" })).replace('"~"', value)
        const answer = await api.json("POST", "/jobs", body)
        expectCivil(answer)
        expect(answer.status).toBe(400)
      }
      expect(await api.total()).toBe(0)
    })
  }

  test("in an unknown field it is no fault", async ({ api }) => {
    for (const value of [arrays, objects]) {
      const body = JSON.stringify(jobBody({ unknown: "~" })).replace('"~"', value)
      expectCivil(await api.json("POST", "/jobs", body))
    }
  })

  test("unfinished it is no JSON", async ({ api }) => {
    for (const body of ["[".repeat(deep), '{"a":'.repeat(deep), '{"title":'.repeat(deep)]) {
      expectProblem(await api.json("POST", "/jobs", body), invalidJson)
    }
  })
})

test.describe("names of JavaScript's own", () => {
  test("__proto__ gives a job nothing that it does not have", async ({ api }) => {
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

  test("__proto__ inside a field gives that field nothing", async ({ api }) => {
    const body = JSON.stringify(jobBody({ positionType: "~", salary: "~~" }))
      .replace('"~~"', '{"__proto__": {"amount": 5, "period": {"id": 1}}, "amount": 6}')
      .replace('"~"', '{"__proto__": {"id": 1}}')
    expectProblem(await api.json("POST", "/jobs", body), {
      ...invalid,
      fields: ["positionType.id", "salary.period.id"],
    })
  })

  test("beside a whole job they are unknown fields, and ignored", async ({ api }) => {
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

  test("objects that would be asked for their text are of the wrong type", async ({ api }) => {
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
  test("a lone surrogate or NUL in a field's name is no fault", async ({ api }) => {
    for (const name of ["\\ud800", "\\u0000", "title\\u0000", "\\udfff\\ud800"]) {
      expectCivil(await api.json("POST", "/jobs", `{"${name}": 1}`))
      expectCivil(await api.json("POST", "/jobs", `{"${name}": 1, ${JSON.stringify(jobBody()).slice(1)}`))
    }
  })

  test("NUL and lone surrogates in a referenceId find and delete nothing", async ({ api }) => {
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

  test("a character cut in two by the transfer is one character", async ({ api }) => {
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

  test("fields that look like SQL are text", async ({ api }) => {
    const text = "'); DROP TABLE jobs; -- \" ; SELECT 1 /*"
    const job = await api.createJob(jobBody({ title: text, referenceId: text }))
    expect(job).toMatchObject({ title: text, referenceId: text })
    const found = await api.jobs(`?q=${encodeURIComponent(text)}`)
    expect(found.data.map(({ id }) => id)).toEqual([job.id])
    expect((await api.jobs(`?q=${encodeURIComponent("' OR '1'='1")}`)).paging.total).toBe(0)
  })
})

test.describe("size", () => {
  test("a body of 3 MiB is too large, its length told or not", async ({ api }) => {
    const body = JSON.stringify(jobBody({ description: codePoints(3 * mebibyte) }))
    const tooLarge = { status: 413, code: "payload_too_large" }
    expectProblem(await api.post("/jobs", body), tooLarge)
    expectProblem(await api.put("/jobs", body), tooLarge)
    const half = Math.floor(body.length / 2)
    const message = { path: "/jobs", headers: { "Content-Type": "application/json" } }
    const chunks = [body.slice(0, half), body.slice(half)]
    expectProblem(await api.send({ method: "POST", ...message, body: chunks }), tooLarge)
    expectProblem(await api.delete("/jobs", body), tooLarge)
    expect(await api.total()).toBe(0)
  })

  test("a body of 2 MiB is taken, and one byte more is not", async ({ api }) => {
    const empty = Buffer.byteLength(JSON.stringify(jobBody({ description: "" })))
    const description = codePoints(2 * mebibyte - empty)
    expectProblem(await api.post("/jobs", jobBody({ description: `${description}x` })), {
      status: 413,
      code: "payload_too_large",
    })
    const answer = await api.post("/jobs", jobBody({ description }))
    expect(answer.status, answer.text.slice(0, 500)).toBe(201)
    expect(answer.body.description.length).toBe(description.length)
  })

  test("a body is measured in bytes", async ({ api }) => {
    const description = codePoints(600_000, "😀")
    expectProblem(await api.post("/jobs", jobBody({ description })), {
      status: 413,
      code: "payload_too_large",
    })
  })

  test("thousands of locations or categories are refused like four", async ({ api }) => {
    const locations = Array.from({ length: 20_000 }, (_, index) => ({ description: `Place ${index}, BC` }))
    const answer = await api.post("/jobs", jobBody({ locations }))
    expectCivil(answer)
    expect(answer.status).toBe(400)
    const categories = Array.from({ length: 100_000 }, (_, index) => ({ id: index }))
    const refused = await api.post("/jobs", jobBody({ categories }))
    expectCivil(refused)
    expect(refused.status).toBe(400)
    const bad = Array.from({ length: 300 }, () => ({ description: codePoints(500, "Vancuver ") }))
    const slow = await api.post("/jobs", jobBody({ locations: bad }))
    expectCivil(slow)
    expect(slow.status).toBe(400)
  })

  test("100,000 unknown fields are ignored", async ({ api }) => {
    const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`x${index}`, index]))
    expect((await api.post("/jobs", jobBody(unknown))).status).toBe(201)
  })

  test("very long values are refused without being repeated", async ({ api }) => {
    for (const field of ["title", "referenceId", "closeDate", "status", "applicationEmail"]) {
      const answer = await api.post("/jobs", jobBody({ [field]: codePoints(mebibyte) }))
      expectProblem(answer, { ...invalid, fields: [field] })
      expect(answer.text.length).toBeLessThan(10_000)
    }
  })
})

test.describe("values made to be slow", () => {
  const slow: [what: string, body: Body][] = [
    ["an address of many dots", { applicationEmail: `${"a.".repeat(500_000)}@` }],
    ["an address of many at signs", { applicationEmail: "@".repeat(500_000) }],
    ["a date of many digits", { closeDate: "2".repeat(500_000) }],
    ["a title of blanks around a letter", { title: `${" ".repeat(500_000)}x${" ".repeat(500_000)}y` }],
    ["a place of many blanks", { locations: [{ description: `${"a ".repeat(250_000)},` }] }],
    ["a place of many commas", { locations: [{ description: ",".repeat(500_000) }] }],
    ["a link of many slashes", { applicationUrl: `http://${"/".repeat(500_000)} ` }],
    ["an id of many digits", { positionType: { id: "1".repeat(500_000) } }],
  ]
  for (const [what, body] of slow) {
    test(`${what} is refused in good time`, async ({ api }) => {
      const begin = Date.now()
      expectProblem(await api.post("/jobs", jobBody(body)), invalid)
      expect(Date.now() - begin).toBeLessThan(3_000)
    })
  }

  for (const [what, description] of [
    ["angle brackets", "<".repeat(300_000)],
    ["open tags", "<p>".repeat(100_000)],
    ["nested elements", `${"<div>".repeat(20_000)}x${"</div>".repeat(20_000)}`],
    ["nested bold", `${"<b>".repeat(20_000)}x`],
    ["half a link", `<a href="${"x".repeat(300_000)}`],
    ["comment openings", "<!--".repeat(70_000)],
    ["scripts", "<script>".repeat(30_000)],
    ["entities", "&amp".repeat(70_000)],
    ["attributes", `<p ${"a=b ".repeat(60_000)}>x</p>`],
    ["close tags", "</p>".repeat(70_000)],
  ] as const) {
    test(`a description of many ${what} is judged in good time`, async ({ api }) => {
      const begin = Date.now()
      expectCivil(await api.post("/jobs", jobBody({ description: `text ${description}` })))
      expect(Date.now() - begin).toBeLessThan(5_000)
    })
  }
})

test.describe("a connection that is used again", () => {
  test("after refusals whose bodies nobody read, the next request is answered for itself", async ({
    target,
    employer,
  }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const api = clientOf(target, employer.apiKey)
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
