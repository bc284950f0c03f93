import { creating, resultsOf, sendBatch, statusesOf } from "../support/batches"
import { expectProblem, invalid } from "../support/expectations"
import { fullJobBody, jobBody } from "../support/factories"
import { apiClientOf, expect, test } from "../support/fixtures"

const absent = 2_147_483_647

const unusable: [what: string, operations: unknown, fields: string[]][] = [
  ["no operations", undefined, ["operations"]],
  ["operations that are null", null, ["operations"]],
  ["operations that are not a list", { op: "create" }, ["operations"]],
  ["an empty list", [], ["operations"]],
  ["101 operations", Array.from({ length: 101 }, () => creating(jobBody())), ["operations"]],
  [
    "an op that is unknown, missing or not a string",
    [creating(jobBody()), { op: "replace" }, { job: {} }, { op: 1 }, null, "create", []],
    [1, 2, 3, 4, 5, 6].map((index) => `operations[${index}].op`),
  ],
]
for (const [what, operations, fields] of unusable) {
  test(`${what}: 400 that names it, and nothing is done`, async ({ api }) => {
    expectProblem(await sendBatch(api, operations), { ...invalid, fields })
    expect(await api.total()).toBe(0)
  })
}

test("a body that is invalid JSON, not an object or of another type is refused as elsewhere", async ({
  api,
}) => {
  expectProblem(await api.post("/jobs/batch", "{"), { status: 400, code: "invalid_json" })
  expectProblem(await api.post("/jobs/batch", "[]"), { status: 400, code: "invalid_json" })
  const plain = await api.post("/jobs/batch", "{}", { "Content-Type": "text/plain" })
  expectProblem(plain, { status: 415, code: "unsupported_media_type" })
  const tooLong = { operations: [creating(jobBody({ description: "x".repeat(2_200_000) }))] }
  expectProblem(await api.post("/jobs/batch", tooLong), { status: 413, code: "payload_too_large" })
})

test("each operation needs its own scope", async ({ api, target, operator, employer }) => {
  const { id } = await api.createJob(jobBody())
  const operations = [creating(jobBody({ referenceId: "W" })), { op: "delete", id: 0 }]
  const statuses: [scopes: ("jobs:read" | "jobs:write" | "jobs:delete")[], expected: number[]][] = [
    [["jobs:read"], [403, 403]],
    [["jobs:write"], [201, 403]],
    [["jobs:delete"], [403, 404]],
  ]
  for (const [scopes, expected] of statuses) {
    const { apiKey } = await operator.createKey(employer, { scopes })
    const results = await resultsOf(apiClientOf(target, apiKey), operations)
    expect(statusesOf(results), scopes.join()).toEqual(expected)
    for (const { error } of results.filter(({ status }) => status === 403))
      expect(error?.code).toBe("forbidden")
    if (scopes.includes("jobs:write"))
      expect(results[0], "no ETag for a key that may not read").not.toHaveProperty("etag")
  }
  expect((await api.job(id)).id).toBe(id)
})

test("a batch with a missing or invalid API key is 401", async ({ anonymous }) => {
  for (const caller of [anonymous, anonymous.with({ "API-Key": "opn_nobody" })])
    expectProblem(await sendBatch(caller, [creating(jobBody())]), { status: 401, code: "unauthorized" })
})

test("another employer's jobs and references are treated as missing", async ({ api, otherApi }) => {
  const theirs = await otherApi.createJob(fullJobBody({ referenceId: "THEIRS" }))
  const results = await resultsOf(api, [
    { op: "update", id: theirs.id, job: { title: "Taken over" } },
    { op: "delete", id: theirs.id },
    { op: "update", referenceId: "THEIRS", job: { title: "Taken over" } },
    { op: "delete", referenceId: "THEIRS" },
    creating(jobBody({ referenceId: "THEIRS" })),
  ])
  expect(statusesOf(results)).toEqual([404, 404, 404, 404, 201])
  const unknown = await resultsOf(api, [{ op: "update", id: absent, job: { title: "Taken over" } }])
  expect(results[0]?.error).toEqual(unknown[0]?.error)
  expect(await otherApi.job(theirs.id)).toEqual(theirs)
})

test("a key that may not see confidential postings learns nothing about them from a batch", async ({
  api,
  target,
  operator,
  employer,
}) => {
  const hidden = await api.createJob(jobBody({ confidential: true, referenceId: "HIDDEN" }))
  const { apiKey } = await operator.createKey(employer, {
    scopes: ["jobs:read", "jobs:write", "jobs:delete"],
  })
  const results = await resultsOf(apiClientOf(target, apiKey), [
    { op: "update", id: hidden.id, job: { title: "Seen" } },
    { op: "delete", referenceId: "HIDDEN" },
    creating(jobBody({ referenceId: "HIDDEN" })),
    creating(jobBody({ confidential: true })),
  ])
  expect(statusesOf(results)).toEqual([404, 404, 409, 403])
  expect(results[2]?.error).not.toHaveProperty("existing")
  expect(await api.job(hidden.id)).toEqual(hidden)
})

test("other methods on the path are 405", async ({ api }) => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const answer = await api.send({ method, path: "/jobs/batch" })
    expectProblem(answer, { status: 405, code: "method_not_allowed" })
    expect(answer.headers.get("allow")).toBe("POST")
  }
})
