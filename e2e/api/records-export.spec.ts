import type { ApiClient } from "../support/api"
import { daysAfter, today } from "../support/dates"
import { jobBody } from "../support/factories"
import { openSession } from "../support/session"
import { test } from "../support/keys"
import { expect } from "../support/ui"

const path = "/api/dashboard/records"

type Line = { id: number; title: string; employer: { name: string }; periods: { job: { title: string } }[] }

async function linesOf(session: ApiClient, query = ""): Promise<Line[]> {
  const answer = await session.get(`${path}${query}`)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson")
  const lines = answer.text.split("\n")
  expect(lines.pop()).toBe("")
  return lines.map((line) => JSON.parse(line) as Line)
}

test("the records of a period cover what was public in it, deleted or not @both", async ({
  server,
  api,
  admin,
  records,
}) => {
  const session = await openSession(server, admin)
  const shown = await api.createJob(jobBody({ title: "Shown", closeDate: "9999-12-31" }))
  await api.put(`/jobs/${shown.id}`, { title: "Shown again", description: "<p>Other words.</p>" })
  await api.createJob(jobBody({ title: "Draft", status: "draft" }))
  const deleted = await api.createJob(jobBody({ title: "Deleted" }))
  const erased = await api.createJob(jobBody({ title: "Erased" }))
  for (const { id } of [deleted, erased]) await api.delete(`/jobs/${id}`)
  await session.send({ method: "DELETE", path: `/api/dashboard/deleted-jobs/${erased.id}` })
  const old = await api.createJob(jobBody({ title: "Long ago" }))
  await records.backdate(old.id, { publishDate: daysAfter(today("UTC"), -400) })
  await api.delete(`/jobs/${old.id}`)
  await records.backdateDeletion(old.id, new Date(Date.now() - 300 * 86_400_000))

  const all = await linesOf(session)
  expect(all.map(({ id }) => id)).toEqual([shown.id, deleted.id, erased.id, old.id])
  expect(all[0]).toMatchObject({ title: "Shown again", employer: { name: shown.employer.name } })
  expect(all[0]?.periods.map(({ job }) => job.title)).toEqual(["Shown", "Shown again"])
  const record = await api.get<{ periods: unknown[] }>(`/jobs/${shown.id}/record`)
  expect(all[0]?.periods).toEqual(record.body.periods)

  const day = today("UTC")
  const titles = async (query: string) => (await linesOf(session, query)).map(({ title }) => title)
  expect(await titles(`?from=${daysAfter(day, -1)}&to=${daysAfter(day, 1)}`)).toEqual([
    "Shown again",
    "Deleted",
    "Erased",
  ])
  expect(await titles(`?from=${daysAfter(day, -310)}&to=${daysAfter(day, -290)}`)).toEqual(["Long ago"])
  expect(await titles(`?to=${daysAfter(day, -310)}`)).toEqual([])
  expect(await titles("?from=0000-01-01&to=9999-12-31")).toHaveLength(4)
  expect(await titles("?from=0001-01-01&to=0001-01-01")).toEqual([])
})

test("the records are a file of this employer only, and for its admins only", async ({
  server,
  api,
  admin,
  addMember,
  otherApi,
}) => {
  await otherApi.createJob(jobBody({ title: "Theirs" }))
  await api.createJob(jobBody({ title: "Ours" }))
  const session = await openSession(server, admin)
  expect((await linesOf(session)).map(({ title }) => title)).toEqual(["Ours"])
  const answer = await session.get(`${path}?from=2026-01-01&to=2026-12-31`)
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="posting-records-2026-01-01-to-2026-12-31.ndjson"',
  )
  expect((await session.head(path)).status).toBe(200)
  const inFrench = await session.get(`${path}?from=2026-01-01&to=2026-12-31&language=fr`)
  expect(inFrench.headers.get("content-disposition")).toContain(
    '"dossiers-affichage-2026-01-01-au-2026-12-31.ndjson"',
  )
  const editor = await openSession(server, await addMember("editor"))
  expect((await editor.get(path)).status).toBe(403)
  const wrong = await session.get(`${path}?from=2026-13-01&to=soon`)
  expect(wrong.body).toMatchObject({ errors: [{ field: "from" }, { field: "to" }] })
  const backwards = await session.get(`${path}?from=2026-02-01&to=2026-01-01`)
  expect(backwards.status).toBe(400)
  expect(backwards.body).toMatchObject({ errors: [{ field: "to", code: "invalid" }] })
})
