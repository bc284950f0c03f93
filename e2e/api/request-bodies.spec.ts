import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

/** Every endpoint that reads a body. */
const readers: [what: string, method: string, path: (id: number) => string][] = [
  ["POST /jobs", "POST", () => "/jobs"],
  ["PUT /jobs", "PUT", () => "/jobs"],
  ["PUT /jobs/{id}", "PUT", (id) => `/jobs/${id}`],
  ["DELETE /jobs", "DELETE", () => "/jobs"],
]

for (const [what, method, path] of readers) {
  test.describe(`a body sent to ${what}`, () => {
    const notJson: [what: string, body: string][] = [
      ["an unfinished object", '{"title": "x"'],
      ["an array", "[{}]"],
      ["a number", "5"],
      ["null", "null"],
      ["a string", '"title"'],
      ["a boolean", "true"],
      ["single quotes", "{'title': 'x'}"],
      ["a trailing comma", '{"title": "x",}'],
      ["a comment", '{} // "x"'],
      ["two objects", "{}{}"],
      ["bare words", "{title: x}"],
      ["NaN", '{"salary": {"amount": NaN}}'],
      ["a raw line break in a string", '{"title": "a\nb"}'],
      ["form data", "title=Cook&status=active"],
      ["XML", "<job/>"],
      ["blanks", "   "],
      ["a bad escape", '{"title": "\\x41"}'],
    ]
    test("is refused as invalid JSON unless it is one JSON object", async ({ api }) => {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      for (const [form, body] of notJson) {
        const answer = await api.json(method, path(job.id), body)
        await test.step(form, () => void expectProblem(answer, { status: 400, code: "invalid_json" }))
      }
      expect(await api.job(job.id)).toEqual(job)
      expect(await api.total()).toBe(1)
    })

    test("is refused as invalid JSON when it is not UTF-8", async ({ api }) => {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      const around = (...bytes: number[]) =>
        Buffer.concat([Buffer.from('{"referenceId": "R", "title": "'), Buffer.from(bytes), Buffer.from('"}')])
      const bodies = [
        around(0xe9),
        around(0xff, 0xfe),
        around(0xc0, 0x80),
        around(0xc3),
        around(0xed, 0xa0, 0x80),
        around(0xf8, 0x88, 0x80, 0x80, 0x80),
        Buffer.from('{"referenceId": "R"}', "utf16le"),
      ]
      for (const body of bodies) {
        expectProblem(await api.json(method, path(job.id), body), { status: 400, code: "invalid_json" })
      }
      expect(await api.job(job.id)).toEqual(job)
    })

    test("is refused with another content type, or none", async ({ api }) => {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      const body = JSON.stringify(jobBody({ referenceId: "R", title: "Changed" }))
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/json",
        "application/xml",
        "text/html; charset=application/json",
        "application/octet-stream",
      ]) {
        const answer = await api.send({
          method,
          path: path(job.id),
          headers: { "Content-Type": type },
          body,
        })
        expectProblem(answer, { status: 415, code: "unsupported_media_type" })
      }
      expectProblem(await api.send({ method, path: path(job.id), body }), {
        status: 415,
        code: "unsupported_media_type",
      })
      expect(await api.job(job.id)).toEqual(job)
      expect(await api.total()).toBe(1)
    })
  })
}

test("a POST or PUT with the JSON type but no body is refused as invalid JSON", async ({ api }) => {
  const { id } = await api.createJob(jobBody())
  for (const [method, path] of [
    ["POST", "/jobs"],
    ["PUT", "/jobs"],
    ["PUT", `/jobs/${id}`],
  ] as const) {
    expectProblem(await api.json(method, path, ""), { status: 400, code: "invalid_json" })
  }
})
