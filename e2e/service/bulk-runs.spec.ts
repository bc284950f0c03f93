import { hashPassword } from "better-auth/crypto"
import { ApiClient } from "../support/api"
import { BulkRuns } from "../support/bulk-runs"
import { addDays } from "@/lib/domain/calendar-date"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { historyOf } from "../support/histories"
import { openRecords } from "../support/records"
import { openSession } from "../support/session"
import { test } from "../support/service"

const password = "correct horse battery staple"
const count = 600

test("after kill -9 in its midst a run is gone on with, and each posting is written once", async ({
  start,
  newDatabase,
  operatorOf,
  openings,
}) => {
  test.setTimeout(180_000)
  const stored = openRecords(newDatabase)
  /** Each posting, its versions, its activity and the bin tell the same. */
  const expectCoherent = async (when: string) => {
    expect(await stored.incoherences(), when).toEqual([])
    const { stdout } = await openings(["verify", "--json"], newDatabase)
    expect((JSON.parse(stdout) as { drift: string[] }).drift, when).toEqual([])
  }
  const operator = operatorOf(newDatabase)
  const employer = await operator.createEmployer({ name: "Acme", plan: "standard", timeZone: "UTC" })
  const email = "ada@example.com"
  const passwordHash = await hashPassword(password)
  await operator.addMember(employer, { name: "Ada", email, role: "admin", passwordHash })
  const first = await start(newDatabase)
  const before = new ApiClient(first.target.baseUrl, { "API-Key": employer.apiKey })
  for (let made = 0; made < count; made += 100) {
    const operations = Array.from({ length: 100 }, (_, index) => {
      return { op: "create", job: jobBody({ title: `Cook ${made + index}` }) }
    })
    expect((await before.post("/jobs/batch", { operations })).status).toBe(200)
  }
  const runsAt = async (baseUrl: string) =>
    new BulkRuns(await openSession(new ApiClient(baseUrl, {}, ""), { email, password }))
  const runs = await runsAt(first.target.baseUrl)
  const [{ id: someId = 0 } = {}] = (await before.jobs("?pageSize=1")).data
  const closed = (await before.job(someId)).closeDate
  // Days that are added twice would be seen.
  const { id } = (await runs.start({ kind: "extend", days: 7 }, { match: {} })).body
  await expect.poll(async () => (await runs.find(id)).changed, { intervals: [10] }).toBeGreaterThan(0)
  await first.kill()
  await expectCoherent("after a kill")

  const second = await start(newDatabase)
  const api = new ApiClient(second.target.baseUrl, { "API-Key": employer.apiKey })
  const later = await runsAt(second.target.baseUrl)
  expect(await later.over(id)).toMatchObject({ state: "done", total: count, changed: count, waiting: 0 })
  let seen = 0
  for (let page = 1; seen < count; page++) {
    const query = `?pageSize=100&page=${page}&fields=closeDate`
    for (const job of (await api.jobs(query)).data as unknown as { closeDate: string }[]) {
      expect(job.closeDate).toBe(addDays(closed, 7))
      seen += 1
    }
  }
  const [some] = await historyOf(api, someId)
  expect(some).toMatchObject({ version: 2, action: "updated", by: { kind: "person", name: "Ada" } })
  // One change of each is on record, and with it one version: what `incoherences` holds against each other.
  const made = (await stored.activities(employer.id)).filter(({ action }) => action === "job.changed")
  expect(new Set(made.map(({ object_id }) => object_id)).size).toBe(count)
  expect(made).toHaveLength(count)
  await expectCoherent("after the run went on")
  expect((await later.undone(id)).changed).toBe(count)
  await expectCoherent("after its undoing")
  expect((await api.job(someId)).closeDate).toBe(closed)
  const draft = await api.createJob(jobBody({ title: "Nobody saw this", status: "draft" }))
  await api.delete(`/jobs/${draft.id}`)
  await stored.backdateDeletion(draft.id, new Date(Date.now() - 91 * 86_400_000))
  // A server that is asked to end gives its run back, and the next one goes on at once.
  const again = await later.start({ kind: "archive" }, { match: {} })
  expect(await second.stop()).toBe(0)
  const third = await start(newDatabase)
  // What every server looks after once an hour, it does when it has started.
  await expect.poll(() => stored.tablesHolding(draft.title)).not.toContain("deleted_jobs")
  await expect.poll(() => stored.incoherences()).toEqual([])
  const last = await runsAt(third.target.baseUrl)
  expect(await last.over(again.body.id)).toMatchObject({ state: "done", changed: count })

  const deletion = (await last.start({ kind: "delete" }, { match: {} })).body.id
  await expect.poll(async () => (await last.find(deletion)).changed, { intervals: [10] }).toBeGreaterThan(0)
  await third.kill()
  await expectCoherent("after a kill in a deletion")
  const fourth = await start(newDatabase)
  expect(await (await runsAt(fourth.target.baseUrl)).over(deletion)).toMatchObject({ changed: count })
  await expectCoherent("after the deletion went on")
  await stored.close()
})
