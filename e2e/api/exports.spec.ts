import { ApiClient, type ApiJob } from "../support/api"
import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { test } from "../support/keys"
import { openSession } from "../support/session"
import { expect } from "../support/ui"

const file = "/api/dashboard/jobs.csv"
const jsonFile = "/api/dashboard/jobs.json"

test("the export follows the list's filters and leaves out whatever the caller may not see", async ({
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

test("hand-picked postings are exported in their order, long ones included, and never another employer's", async ({
  server,
  admin,
  api,
  otherApi,
  operator,
  employer,
  target,
}) => {
  const session = await openSession(server, admin)
  const [cook, chef, waiter] = [
    await api.createJob(jobBody({ title: "Cook", status: "archived" })),
    await api.createJob(jobBody({ title: "Chef", description: `<p>${"Cook well. ".repeat(2_000)}</p>` })),
    await api.createJob(jobBody({ title: "Waiter", confidential: true })),
  ]
  await api.createJob(jobBody({ title: "Not chosen" }))
  const theirs = await otherApi.createJob(jobBody({ title: "Theirs" }))
  const chosen = [waiter.id, theirs.id, cook.id, 2_147_483_647, chef.id, cook.id, 99_999_999_999]
  const asked = `ids=${chosen.join(",")}`
  const json = await session.get<{ data: ApiJob[] }>(`${jsonFile}?${asked}`)
  expect(json.body.data).toEqual([waiter, cook, chef])
  const { text } = await session.get(`${file}?${asked}&language=fr`)
  expect(text).toMatch(/^\ufeff"Numéro";[^]*"Waiter"[^]*"Cook"[^]*"Chef"/)
  expect(text.split("\r\n")).toHaveLength(5)
  expect(text).toContain(chef.description)
  expect((await session.get(`${jsonFile}?ids=${theirs.id}`)).body).toEqual({ data: [] })

  const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
  const others = new ApiClient(target.baseUrl, { "API-Key": apiKey }, "")
  expect((await others.get<{ data: ApiJob[] }>(`${jsonFile}?${asked}`)).body.data).toEqual([cook, chef])

  // As many postings as fit in a URL come in their order, however many are read at once.
  const most = Array.from({ length: 500 }, (_, index) => (index === 450 ? cook.id : 1_000_000_000 + index))
  const many = await session.get<{ data: ApiJob[] }>(
    `${jsonFile}?ids=${[chef.id, ...most.slice(1)].join(",")}`,
  )
  expect(many.body.data).toEqual([chef, cook])
  for (const address of [file, jsonFile]) {
    for (const refused of [
      ...["ids=", "ids=,", "ids=x", "ids=1;2", "ids=-1", `ids=${[...most, 1].join(",")}`],
      // It would be unclear which of the two is meant.
      ...[`${asked}&status=draft`, `${asked}&q=cook`, `${asked}&categoryId=1`],
    ])
      expectProblem(await session.get(`${address}?${refused}`), { ...invalid, fields: ["ids"] })
  }
})
