import { expectCivil, expectProblem, invalid } from "../support/expectations"
import { type Body, codePoints, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const mebibyte = 1024 * 1024

test.afterEach(async ({ api }) => {
  const answer = await api.get("/jobs")
  expect(answer.status, "the service goes on").toBe(200)
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
