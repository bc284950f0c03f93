import type { Answer, ApiClient } from "../support/api"
import { expectProblem, invalid } from "../support/expectations"
import { fullJobBody, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const missing = { status: 404, code: "not_found" }
function expectDeleted(answer: Answer): void {
  expect(answer.status, answer.text).toBe(204)
  expect(answer.text).toBe("")
  expect(answer.headers.get("x-request-id")).toMatch(/\S/)
}

const ways: [
  what: string,
  remove: (api: ApiClient, job: { id: number; referenceId: string }) => Promise<Answer>,
][] = [
  ["by id", (api, { id }) => api.delete(`/jobs/${id}`)],
  ["by referenceId in the body", (api, { referenceId }) => api.delete("/jobs", { referenceId })],
  [
    "by referenceId in the query",
    (api, { referenceId }) => api.delete(`/jobs?referenceId=${encodeURIComponent(referenceId)}`),
  ],
]

for (const [what, remove] of ways) {
  test.describe(`deleting a job ${what}`, () => {
    test("answers 204 without a body, and the job is gone from GET and from the list", async ({ api }) => {
      const kept = await api.createJob(jobBody({ referenceId: "KEPT" }))
      const { id } = await api.createJob(fullJobBody({ referenceId: "GONE" }))
      expectDeleted(await remove(api, { id, referenceId: "GONE" }))
      expectProblem(await api.get(`/jobs/${id}`), missing)
      expectProblem(await api.put(`/jobs/${id}`, { title: "Back" }), missing)
      expect((await api.jobs()).data.map((job) => job.id)).toEqual([kept.id])
    })

    test("a second time answers 404", async ({ api }) => {
      const { id } = await api.createJob(jobBody({ referenceId: "GONE" }))
      await remove(api, { id, referenceId: "GONE" })
      expectProblem(await remove(api, { id, referenceId: "GONE" }), missing)
    })

    test("frees the referenceId at once", async ({ api }) => {
      const { id } = await api.createJob(jobBody({ referenceId: "R" }))
      await remove(api, { id, referenceId: "R" })
      const again = await api.createJob(jobBody({ referenceId: "R" }))
      expect(again.id).not.toBe(id)
      expectProblem(await api.get(`/jobs/${id}`), missing)
    })

    test("answers 404 for another employer's job, and leaves it alone", async ({ api, otherApi }) => {
      const theirs = await otherApi.createJob(jobBody({ referenceId: "THEIRS" }))
      expectProblem(await remove(api, { id: theirs.id, referenceId: "THEIRS" }), missing)
      expect(await otherApi.job(theirs.id)).toEqual(theirs)
    })

    test("works for drafts and archived jobs", async ({ api }) => {
      for (const status of ["draft", "archived"]) {
        const { id } = await api.createJob(jobBody({ referenceId: status, status }))
        expectDeleted(await remove(api, { id, referenceId: status }))
      }
      expect(await api.total()).toBe(0)
    })
  })
}

test.describe("DELETE /jobs/{id}", () => {
  test("an unknown id answers 404", async ({ api }) => {
    for (const id of ["0", "2147483647", "2147483648", "9007199254740993", "99999999999999999999"]) {
      expectProblem(await api.delete(`/jobs/${id}`), missing)
    }
  })

  test("an id that is not digits answers 400", async ({ api }) => {
    for (const id of ["abc", "-1", "1.0", "1e3", "0x1", "1a", "undefined", "%20"]) {
      expectProblem(await api.delete(`/jobs/${id}`), invalid)
    }
  })

  test("a JSON content type without a body is accepted", async ({ api }) => {
    const { id } = await api.createJob(jobBody())
    expectDeleted(await api.delete(`/jobs/${id}`, undefined, { "Content-Type": "application/json" }))
  })
})

test.describe("DELETE /jobs", () => {
  test("referenceIds are matched exactly", async ({ api }) => {
    await api.createJob(jobBody({ referenceId: "café" }))
    for (const referenceId of ["cafe", "CAFÉ", "cafe\u0301", "caf_", "%", "caf"]) {
      expectProblem(await api.delete("/jobs", { referenceId }), missing)
      expectProblem(await api.delete(`/jobs?referenceId=${encodeURIComponent(referenceId)}`), missing)
    }
    expect(await api.total()).toBe(1)
  })

  test("a referenceId of any characters works in the body and in the query", async ({ api }) => {
    for (const referenceId of ["a b&c=d?e#f+g%2F/é😀", "'; DROP TABLE jobs; --", "0", "__proto__"]) {
      await api.createJob(jobBody({ referenceId }))
      expectDeleted(await api.delete("/jobs", { referenceId }))
      await api.createJob(jobBody({ referenceId }))
      expectDeleted(await api.delete(`/jobs?referenceId=${encodeURIComponent(referenceId)}`))
    }
    expect(await api.total()).toBe(0)
  })

  test("the query is used when the body is empty, whatever its content type", async ({ api }) => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json"]) {
      await api.createJob(jobBody({ referenceId: "R" }))
      const headers = { "Content-Type": type, "Content-Length": "0" }
      expectDeleted(await api.delete("/jobs?referenceId=R", undefined, headers))
    }
    await api.createJob(jobBody({ referenceId: "R" }))
    const typed = { "Content-Type": "text/plain" }
    expect((await api.delete("/jobs?referenceId=R", { referenceId: "R" }, typed)).status).toBe(415)
    expect(await api.total()).toBe(1)
  })

  test("unknown fields beside the referenceId are ignored", async ({ api }) => {
    await api.createJob(jobBody({ referenceId: "R" }))
    expectDeleted(await api.delete("/jobs", { referenceId: "R", title: 5, force: true }))
  })

  for (const [what, referenceId] of [
    ["none at all", undefined],
    ["null", null],
    ["an empty string", ""],
    ["blanks", "  "],
  ] as const) {
    test(`a body whose referenceId is ${what} is refused, and jobs without one are kept`, async ({ api }) => {
      await api.createJob(jobBody())
      expectProblem(await api.delete("/jobs", { referenceId }), {
        ...invalid,
        fields: ["referenceId"],
        required: ["referenceId"],
      })
      expect(await api.total()).toBe(1)
    })
  }

  test("a referenceId of another type is refused", async ({ api }) => {
    for (const referenceId of [5, true, ["R"], { R: 1 }]) {
      expectProblem(await api.delete("/jobs", { referenceId }), { ...invalid, fields: ["referenceId"] })
    }
  })

  test("a request with neither is refused, and jobs are kept", async ({ api }) => {
    await api.createJob(jobBody())
    for (const path of ["/jobs", "/jobs?referenceId=", "/jobs?referenceId=%20", "/jobs?id=1"]) {
      const answer = await api.delete(path)
      expect(answer.status, `${path} ${answer.text}`).toBe(400)
    }
    expect(await api.total()).toBe(1)
  })
})
