import { askRaw } from "../support/ask-raw"
import { expect, test } from "../support/fixtures"

test("what can't be parsed is refused with an error of the API, or in a sentence for a page", async ({
  server,
}) => {
  const { baseUrl } = server
  for (const [target, how, status] of [
    ["/api/v1.1/jobs", { method: "FOO" }, 400],
    ["/api/v1.1/jobs", { lines: ["X-Mine: a\u0001"] }, 400],
    [`/api/v1.1/jobs?q=${"a".repeat(20_000)}`, {}, 431],
  ] as const) {
    const said = await askRaw(baseUrl, target, { ...how, lines: [...("lines" in how ? how.lines : [])] })
    expect(said, said.head).toMatchObject({ status, type: "application/json" })
    expect(said.head).toContain("Connection: close")
    const problem = JSON.parse(said.text) as Record<string, string>
    expect(problem).toEqual({
      message: expect.stringMatching(/^(This request can|The address and the headers)/),
      code: "validation_failed",
      requestId: /^X-Request-Id: (\S+)$/im.exec(said.head)?.[1],
    })
  }
  const page = await askRaw(baseUrl, "/jobs", { method: "FOO" })
  expect(page, page.head).toMatchObject({ status: 400, type: "text/plain; charset=utf-8" })
})
