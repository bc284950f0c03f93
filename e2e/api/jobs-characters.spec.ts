import { expectProblem } from "../support/expectations"
import { type Body, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

test.describe("characters that no string may contain", () => {
  const escapes = ["\\u0000", "\\ud800", "\\udfff", "\\udc00\\ud800"]
  const places: [field: string, body: Body][] = [
    ["title", { title: "Cook~" }],
    ["referenceId", { referenceId: "~" }],
    ["description", { description: "<p>Cook~</p>" }],
    ["locations[0].description", { locations: [{ description: "Dog~ Creek, BC" }] }],
    ["applicationEmail", { applicationEmail: "jobs~@example.com" }],
    ["applicationUrl", { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/~" }],
    ["closeDate", { closeDate: "~2099-01-01" }],
    ["status", { status: "active~" }],
  ]

  for (const [field, body] of places) {
    test(`${field} refuses NUL and lone surrogates`, async ({ api }) => {
      for (const escape of escapes) {
        // JSON.stringify would write the escape differently, so a placeholder is replaced with it.
        const text = JSON.stringify(jobBody(body)).replace("~", escape)
        expectProblem(await api.post("/jobs", text), {
          status: 400,
          code: "validation_failed",
          fields: [field],
        })
      }
      expect(await api.total()).toBe(0)
    })
  }

  test("a surrogate pair written as two escapes is one character", async ({ api }) => {
    const text = JSON.stringify(jobBody({ title: "Cook ~" })).replace("~", "\\ud83d\\ude00")
    const answer = await api.post("/jobs", text)
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.title).toBe("Cook 😀")
  })
})
