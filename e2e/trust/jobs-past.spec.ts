import type { ApiClient, ApiJob } from "../support/api"
import { sendBatch } from "../support/batches"
import { BulkRuns } from "../support/bulk-runs"
import { daysAfter, today } from "../support/dates"
import { jobBody } from "../support/factories"
import { test } from "../support/keys"
import { type Chance, seeded } from "../support/seeded"
import { apiOf, openSession } from "../support/session"
import { rounds } from "../support/thorough"
import { expect } from "../support/ui"

const titles = ["Cook", "Chef", "Sous Chef", "Baker"]
const places = ["Vancouver, BC", "Halifax, NS", "Whitehorse, YT", "Côte-Nord, QC"]
const texts = ["<p>Cook well.</p>", "<p>Bake <b>bread</b>.</p>", "<ul><li>Clean</li></ul>"]

/** A random change of some fields. */
function changeBy(chance: Chance): Record<string, unknown> {
  const one = <T>(values: T[]) => values[chance.between(0, values.length - 1)] as T
  const changes: Record<string, unknown>[] = [
    { title: one(titles) },
    { description: one(texts) },
    { locations: [{ description: one(places) }] },
    { categories: [{ id: chance.between(1, 9) }] },
    { salary: one([null, { amount: chance.between(20, 28), period: { id: 5 } }]) },
    { status: one(["active", "draft", "archived"]) },
    { referenceId: one([null, "P-1", "P-2"]) },
    { confidential: one([true, false]) },
    { closeDate: daysAfter(today("UTC"), chance.between(5, 30)) },
    { autoRefresh: one([true, false]) },
    { positionType: { id: one([1, 2]) } },
    one([
      { applicantRoutingType: { id: 1 }, applicationEmail: one(["jobs@example.com", "cv@example.com"]) },
      { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/apply" },
    ]),
  ]
  return { ...one(changes), ...one(changes) }
}

const read = async (api: ApiClient, path: string): Promise<Read | null> => {
  const { status, body, headers } = await api.get<ApiJob>(path)
  return status === 200 ? { body, etag: headers.get("etag") } : null
}

type Read = { body: ApiJob; etag: string | null }

type Doers = { api: ApiClient; session: ApiClient; chance: Chance; refresh: () => Promise<void> }
type Acted = { path: string; now: Read; versions: number }

/** What people and systems do, by key, in the dashboard and from a file, to a job that GET last returned as `now`. */
function deeds({ api, session, chance, refresh }: Doers) {
  const page = apiOf(session)
  const version = (versions: number) => ({ version: chance.between(1, versions) })
  const runs = new BulkRuns(session)
  let lastRun: number | null = null
  const run = async ({ now }: Acted) => {
    const kinds = [{ kind: "archive" }, { kind: "delete" }, { kind: "extend", days: chance.between(1, 9) }]
    const publish = { kind: "publish", despiteErrors: true }
    const deed = [...kinds, publish][chance.between(0, 3)] ?? publish
    lastRun = (await runs.done(deed, { ids: [now.body.id] })).id
  }
  /** An undo that came too late, or had nothing to undo, is refused. */
  const undoRun = async () => {
    if (lastRun === null) return
    const undoing = await runs.undo(lastRun)
    if (undoing.status === 200) await runs.over(undoing.body.id)
    lastRun = null
  }
  const acts = [
    ({ path }) => [api, page][chance.between(0, 1)]?.delete(path),
    ({ path, versions }) => api.post(`${path}/restore`, version(versions)),
    ({ path, versions }) => page.post(`${path}/restore`, version(versions)),
    ({ path }) => api.put(path, changeBy(chance)),
    ({ path }) => page.put(path, changeBy(chance)),
    ({ path, now }) => page.put(path, changeBy(chance), { "If-Match": now.etag ?? "" }),
    ({ now }) => {
      const { id } = now.body
      const operations = [changeBy(chance), { title: "" }, changeBy(chance)]
      return sendBatch(api, [{ op: "update", id, job: operations[chance.between(0, 2)] }])
    },
    ({ path, now: { body } }) => {
      if (!body.referenceId) return page.put(path, { referenceId: "P-1" })
      const cells = { referenceId: body.referenceId, title: `Cook ${chance.between(1, 9)}` }
      return session.post("/api/dashboard/imports", { rows: [{ line: 2, cells }] })
    },
    run,
    undoRun,
    // This is how the page undoes the latest change.
    ({ path, now, versions }) =>
      page.post(`${path}/restore`, { version: versions - 1 }, { "If-Match": now.etag ?? "" }),
    ({ path }) => page.put(`${path}/checks/Q-PAY-SHOWN`, { dismissed: true, reason: "Seen." }),
    () => refresh(),
  ] satisfies ((job: Acted) => Promise<unknown> | undefined)[]
  return {
    act: (acted: Acted) => acts[chance.between(0, acts.length - 1)]?.(acted),
    /** Restores a deleted job directly, or by undoing the run that deleted it. */
    async bringBack(path: string) {
      if (chance.between(0, 1) === 1) await undoRun()
      await api.post(`${path}/restore`, {})
    },
  }
}

test("whatever people and systems do to a job, each of its versions is what GET returned then, and can be restored", async ({
  api,
  server,
  admin,
  operator,
  records,
}) => {
  test.slow()
  const chance = seeded()
  console.log(`seed ${chance.seed}`)
  const session = await openSession(server, admin)
  const { act, bringBack } = deeds({ api, session, chance, refresh: operator.refreshJobs })
  for (let round = 0; round < rounds(2, 20); round++) {
    // Every second job is due for the auto-refresh.
    const due = round % 2 === 1
    const { id } = await api.createJob(jobBody(due ? { autoRefresh: true } : { status: "draft" }))
    if (due) await records.backdate(id, { publishDate: daysAfter(today("UTC"), -20) })
    const path = `/jobs/${id}`
    const past = [await read(api, path)]
    for (let step = 0; step < 20; step++) {
      const now = past.at(-1)
      if (now) await act({ path, now, versions: past.length })
      else await bringBack(path)
      const after = await read(api, path)
      if (JSON.stringify(after) !== JSON.stringify(now)) past.push(after)
    }
    if (!past.at(-1)) {
      await api.post(`${path}/restore`, {})
      past.push(await read(api, path))
    }
    for (const [index, then] of past.entries()) {
      const answer = await api.get<ApiJob>(`${path}/history/${index + 1}`)
      const told = answer.status === 200 ? { body: answer.body, etag: answer.headers.get("etag") } : null
      expect(told, `version ${index + 1} of ${id}`).toEqual(then)
    }
    for (const [index, then] of past.entries()) {
      if (!then) continue
      const { body: before } = await api.get<ApiJob>(path)
      const restored = await api.post<ApiJob>(`${path}/restore`, { version: index + 1 })
      expect(restored.status, restored.text).toBe(200)
      // The service sets the publish date, and the close date of a draft that is published.
      const comesOut = before.status === "draft" && then.body.status === "active"
      const { closeDate } = restored.body
      const set = comesOut ? { publishDate: today("UTC"), closeDate } : { publishDate: before.publishDate }
      expect([then.body.closeDate, daysAfter(today("UTC"), 60)]).toContain(closeDate)
      expect(restored.body, `version ${index + 1} of ${id}`).toEqual({ ...then.body, ...set })
    }
    await api.delete(path)
  }
})
