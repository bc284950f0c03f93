import { daysAfter, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

// What the guide and the OpenAPI document say about sending back what was read.

const day = today("UTC")

test("an expired posting can be sent back by PUT as it was read, and by POST only without its closeDate", async ({
  api,
  records,
}) => {
  const { id } = await api.createJob(jobBody())
  await records.backdate(id, { publishDate: daysAfter(day, -90), closeDate: daysAfter(day, -30) })
  const { referenceId: _, ...read } = await api.job(id)
  const { closeDate: __, ...open } = read
  const back = await api.put(`/jobs/${id}`, read)
  expect([back.status, back.body]).toEqual([200, await api.job(id)])
  expectProblem(await api.post("/jobs", read), { status: 400, code: "validation_failed" })
  const refused = await api.post("/jobs", read)
  expect(refused.text).toContain('"field":"closeDate","code":"too_early"')
  expect((await api.post("/jobs", open)).status).toBe(201)
})

test("an expired posting is listed with the active ones, and keeps its status", async ({ api, records }) => {
  const { id } = await api.createJob(jobBody())
  await records.backdate(id, { publishDate: daysAfter(day, -90), closeDate: daysAfter(day, -30) })
  const { data } = await api.jobs("?status=active&fields=closeDate")
  expect(data).toMatchObject([{ id, status: "active", closeDate: daysAfter(day, -30) }])
})

test("autoRefresh sent back as it was read is refused once the plan no longer includes it", async ({
  api,
  employer,
  operator,
}) => {
  const { id } = await api.createJob(jobBody({ autoRefresh: true }))
  await operator.setPlan(employer, "standard")
  const refused = await api.put(`/jobs/${id}`, await api.job(id))
  expectProblem(refused, { status: 400, code: "not_available_on_plan" })
  const { autoRefresh: _, ...rest } = await api.job(id)
  expect((await api.put(`/jobs/${id}`, rest)).status).toBe(200)
})

test("a repeated PUT with If-Match fails on its own change: 412 with the ETag that change produced", async ({
  api,
}) => {
  const { id } = await api.createJob(jobBody())
  const etag = (await api.get(`/jobs/${id}`)).headers.get("etag") ?? ""
  const put = () => api.put(`/jobs/${id}`, { title: "Once" }, { "If-Match": etag })
  const first = await put()
  expect(first.status).toBe(200)
  const second = await put()
  expectProblem(second, { status: 412, code: "precondition_failed" })
  expect(second.headers.get("etag")).toBe(first.headers.get("etag"))
})
