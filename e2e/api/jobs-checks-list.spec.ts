import type { ApiClient, ApiJobHeader, ApiPage } from "../support/api"
import { checksOf, ontarioBody, hourlyPay, tellCheck } from "../support/checks"
import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

type Counted = ApiJobHeader & { findings: { error: number; warning: number; advice: number } }

async function list(api: ApiClient, query: string): Promise<ApiPage<Counted>> {
  const answer = await api.get<ApiPage<Counted>>(`/jobs?pageSize=100&${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

const ids = ({ data }: ApiPage<Counted>) => data.map(({ id }) => id).sort((a, b) => a - b)

test.describe("the list", () => {
  test("counts the open findings of each posting as its check does, after every write", async ({ api }) => {
    const jobs = [await api.createJob(ontarioBody()), await api.createJob(jobBody({ salary: hourlyPay }))]
    await api.put(`/jobs/${jobs[1]?.id}`, { locations: [{ description: "Vancuver, BC" }] })
    const draft = await api.createJob(ontarioBody({ status: "draft" }))
    await api.put(`/jobs/${draft.id}/checks/ON-PAY-MISSING`, { dismissed: true, reason: "Not yet." })
    for (const query of [
      "fields=findings",
      "fields=findings,closeDate",
      "fields=findings,description&cursor=",
    ]) {
      const { data } = await list(api, query)
      expect(data).toHaveLength(3)
      for (const { id, findings } of data) expect(findings, query).toEqual((await checksOf(api, id)).summary)
    }
    expect((await list(api, "")).data[0]).not.toHaveProperty("findings")
  })

  test("filters by findings along with everything else", async ({ api, server, admin }) => {
    await tellCheck(await openSession(server, admin))
    const wrong = await api.createJob(ontarioBody())
    const draft = await api.createJob(ontarioBody({ status: "draft" }))
    const warned = await api.createJob(
      ontarioBody({ salary: hourlyPay, locations: [{ description: "Nowhere Camp, ON" }] }),
    )
    const all = await list(api, "fields=findings")
    for (const severity of ["error", "warning", "advice"] as const) {
      const expected = all.data.filter(({ findings }) => findings[severity] > 0).map(({ id }) => id)
      for (const sort of ["", "&sort=title", "&sort=-closeDate", "&sort=updatedAt"])
        expect(ids(await list(api, `findings=${severity}${sort}`)), severity + sort).toEqual(
          expected.sort((a, b) => a - b),
        )
    }
    expect(ids(await list(api, "findings=error"))).toEqual([wrong.id, draft.id])
    expect((await list(api, "findings=error&status=active")).paging.total).toBe(1)
    expect(ids(await list(api, "findings=warning"))).toContain(warned.id)
    const none = all.data.filter(({ findings }) => Object.values(findings).every((count) => count === 0))
    expect(ids(await list(api, "findings=none"))).toEqual(none.map(({ id }) => id).sort((a, b) => a - b))
    expect(ids(await list(api, "findings="))).toHaveLength(3)
    const page = await api.get<{ paging: { nextCursor: string } }>("/jobs?findings=error&pageSize=1&cursor=")
    const next = await api.get<ApiPage<Counted>>(
      `/jobs?findings=error&pageSize=1&cursor=${page.body.paging.nextCursor}`,
    )
    expect(next.body.data.map(({ id }) => id)).toEqual([wrong.id])
    const refusal = { ...invalid, fields: ["findings"] }
    for (const value of ["errors", "ERROR", "error,warning"])
      expectProblem(await api.get(`/jobs?findings=${value}`), refusal)
  })

  test("counts and filters reveal nothing about confidential postings to a key without the scope", async ({
    api,
    operator,
    employer,
  }) => {
    await api.createJob(ontarioBody({ confidential: true }))
    const open = await api.createJob(ontarioBody())
    const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
    const { data, paging } = await list(api.with({ "API-Key": apiKey }), "findings=warning&fields=findings")
    expect([data.map(({ id }) => id), paging.total]).toEqual([[open.id], 1])
  })

  test("follows changes to the check settings in the background, without any change to a posting", async ({
    api,
    server,
    admin,
  }) => {
    const session = await openSession(server, admin)
    const jobs = await Promise.all(Array.from({ length: 5 }, () => api.createJob(ontarioBody())))
    const before = await api.get("/jobs?fields=updatedAt,etag")
    const errors = async () => (await list(api, "findings=error")).paging.total
    expect(await errors()).toBe(0)
    await tellCheck(session)
    await expect.poll(errors).toBe(jobs.length)
    await tellCheck(session, { muted: [{ code: "ON-PAY-MISSING", reason: "We are few." }] })
    await expect.poll(errors).toBe(0)
    await tellCheck(session, { muted: [] })
    await expect.poll(errors).toBe(jobs.length)
    expect((await api.get("/jobs?fields=updatedAt,etag")).body).toEqual(before.body)
  })
})
