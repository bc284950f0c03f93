import { ApiClient, type ApiJob } from "../support/api"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { test } from "../support/keys"
import { openSession } from "../support/session"
import { expect } from "../support/ui"

const file = "/api/dashboard/jobs.csv"
const jsonFile = "/api/dashboard/jobs.json"

test("the export has what the list's filters ask for, and nothing that the caller may not know", async ({
  server,
  admin,
  api,
  otherApi,
  operator,
  employer,
  target,
}) => {
  const session = await openSession(server, admin)
  await api.createJob(jobBody({ title: "Shown", status: "draft" }))
  await api.createJob(jobBody({ title: "Active" }))
  await api.createJob(jobBody({ title: "Secret", status: "draft", confidential: true }))
  await otherApi.createJob(jobBody({ title: "Theirs", status: "draft" }))
  const { text } = await session.get(`${file}?status=draft&sort=title`)
  expect(text.startsWith("\ufeff")).toBe(true)
  expect(text).toMatch(/Secret[\s\S]*Shown/)
  expect(text).not.toMatch(/Active"|Theirs/)
  const json = await session.get<{ data: ApiJob[] }>(`${jsonFile}?status=draft&sort=title`)
  expect(json.headers.get("content-disposition")).toMatch(/^attachment; filename="postings-[-\d]+\.json"$/)
  expect(json.body.data.map(({ title }) => title)).toEqual(["Secret", "Shown"])
  for (const job of json.body.data) expect(job).toEqual((await api.get(`/jobs/${job.id}`)).body)
  expect((await session.get(`${jsonFile}?q=nothing`)).body).toEqual({ data: [] })
  const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
  const others = new ApiClient(target.baseUrl, { "API-Key": apiKey }, "")
  for (const address of [file, jsonFile]) {
    const told = await others.get(address)
    expect(told.status).toBe(200)
    expect(told.text).not.toMatch(/Secret/)
    expectProblem(await session.get(`${address}?status=gone`), { status: 400, code: "validation_failed" })
  }
})
