import type { ImportAnswer } from "@/lib/api/dashboard/imports"
import { expectCivil, expectProblem, invalid } from "../support/expectations"
import { type Body, codePoints, jobBody } from "../support/factories"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

const mebibyte = 1024 * 1024

test.afterEach(async ({ api }) => {
  const answer = await api.get("/jobs")
  expect(answer.status, "the service goes on").toBe(200)
})

test.describe("size", () => {
  test("a body of 3 MiB is too large, with or without a Content-Length", async ({ api }) => {
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

  test("a body of exactly 2 MiB is accepted, and one byte more is refused", async ({ api }) => {
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

  test("body size is counted in bytes", async ({ api }) => {
    const description = codePoints(600_000, "😀")
    expectProblem(await api.post("/jobs", jobBody({ description })), {
      status: 413,
      code: "payload_too_large",
    })
  })

  test("thousands of locations or categories are refused just as four are", async ({ api }) => {
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

  test("huge lists are refused as a whole, and not item by item", async ({ api, server, admin }) => {
    const session = await openSession(server, admin)
    const list = Array.from({ length: 200_000 }, () => 1)
    for (const answer of [
      await api.post("/webhooks", { url: "https://example.com/", events: list }),
      await session.post("/api/dashboard/api-keys", { name: "Key", scopes: list, expires: null }),
      await session.post("/api/dashboard/imports", { rows: list }),
    ]) {
      expectCivil(answer)
      expectProblem(answer, { status: 400, code: "validation_failed" })
      expect(answer.text.length).toBeLessThan(10_000)
    }
  })

  test("an import cell with countless parts, or a huge name, is refused without being repeated back", async ({
    server,
    admin,
  }) => {
    const session = await openSession(server, admin)
    for (const cells of [
      { categories: "b|".repeat(500_000) },
      { locations: "b|".repeat(500_000) },
      { categories: "é".repeat(500_000), positionType: "é".repeat(400_000) },
      { status: "x".repeat(400_000), closeDate: "9".repeat(400_000), salaryAmount: "9 ".repeat(200_000) },
    ]) {
      const rows = [{ number: 2, cells: { referenceId: "A", title: "Cook", ...cells } }]
      const answer = await session.post<ImportAnswer>("/api/dashboard/imports", { dryRun: true, rows })
      expectCivil(answer)
      expect(answer.body.rows[0]?.outcome).toBe("refused")
      expect(answer.text.length).toBeLessThan(10_000)
    }
  })

  test("a description that exceeds the body limit once cleaned is too long", async ({
    api,
    server,
    admin,
  }) => {
    const session = await openSession(server, admin)
    for (const description of [
      "<p>&&&&&&&&&&</p>".repeat(45_000),
      "&".repeat(430_000) + "</p>".repeat(9_000),
    ]) {
      const refused = { ...invalid, fields: ["description"] }
      expectProblem(await api.post("/jobs", jobBody({ description })), refused)
      expectProblem(await api.post("/jobs?dryRun=true", jobBody({ description })), refused)
      const cells = { title: "Cook", locations: "Banff, AB", categories: "Legal", positionType: "Full Time" }
      const rows = [
        {
          number: 2,
          cells: { ...cells, referenceId: "A", description: "Cook.", applicationEmail: "a@example.com" },
        },
        { number: 3, cells: { ...cells, referenceId: "B", description, applicationEmail: "a@example.com" } },
      ]
      const answer = await session.post<ImportAnswer>("/api/dashboard/imports", { dryRun: true, rows })
      expect(answer.body.rows).toMatchObject([
        { outcome: "created" },
        { outcome: "refused", problems: [{ column: "description" }] },
      ])
    }
  })

  test("100,000 unknown fields are ignored", async ({ api }) => {
    const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`x${index}`, index]))
    expect((await api.post("/jobs", jobBody(unknown))).status).toBe(201)
  })

  test("very long values are refused without being repeated back", async ({ api }) => {
    for (const field of ["title", "referenceId", "closeDate", "status", "applicationEmail"]) {
      const answer = await api.post("/jobs", jobBody({ [field]: codePoints(mebibyte) }))
      expectProblem(answer, { ...invalid, fields: [field] })
      expect(answer.text.length).toBeLessThan(10_000)
    }
  })
})

test.describe("values built to be slow", () => {
  const slow: [what: string, body: Body][] = [
    ["an address with many dots", { applicationEmail: `${"a.".repeat(500_000)}@` }],
    ["an address with many at signs", { applicationEmail: "@".repeat(500_000) }],
    ["a date with many digits", { closeDate: "2".repeat(500_000) }],
    ["a title with many blanks", { title: `${" ".repeat(500_000)}x${" ".repeat(500_000)}y` }],
    ["a place with many blanks", { locations: [{ description: `${"a ".repeat(250_000)},` }] }],
    ["a place with many commas", { locations: [{ description: ",".repeat(500_000) }] }],
    ["a link with many slashes", { applicationUrl: `http://${"/".repeat(500_000)} ` }],
    ["an id with many digits", { positionType: { id: "1".repeat(500_000) } }],
  ]
  for (const [what, body] of slow) {
    test(`${what} is refused within 3 seconds`, async ({ api }) => {
      const begin = Date.now()
      expectProblem(await api.post("/jobs", jobBody(body)), invalid)
      expect(Date.now() - begin).toBeLessThan(3_000)
    })
  }

  for (const [what, description] of [
    ["angle brackets", "<".repeat(300_000)],
    ["opening tags", "<p>".repeat(100_000)],
    ["nested elements", `${"<div>".repeat(20_000)}x${"</div>".repeat(20_000)}`],
    ["nested bold", `${"<b>".repeat(20_000)}x`],
    ["an unfinished link", `<a href="${"x".repeat(300_000)}`],
    ["unclosed comments", "<!--".repeat(70_000)],
    ["scripts", "<script>".repeat(30_000)],
    ["entities", "&amp".repeat(70_000)],
    ["attributes", `<p ${"a=b ".repeat(60_000)}>x</p>`],
    ["closing tags", "</p>".repeat(70_000)],
  ] as const) {
    test(`a huge description with ${what} is handled within 5 seconds`, async ({ api }) => {
      const begin = Date.now()
      expectCivil(await api.post("/jobs", jobBody({ description: `text ${description}` })))
      expect(Date.now() - begin).toBeLessThan(5_000)
    })
  }
})
