import { readFile } from "node:fs/promises"
import { hashPassword } from "better-auth/crypto"
import { ApiClient } from "../support/api"
import { BulkRuns } from "../support/bulk-runs"
import { addDays } from "@/lib/calendar-date"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { historyOf } from "../support/histories"
import { openRecords } from "../support/records"
import { openSession } from "../support/session"
import { test } from "../support/house"

const password = "correct horse battery staple"
const count = 600

test("a run interrupted by kill -9 is resumed, and each posting is written once", async ({
  start,
  newDatabase,
  operatorOf,
  openings,
}) => {
  test.setTimeout(180_000)
  const stored = openRecords(newDatabase)
  /** Each posting, its versions, its activity and the bin agree. */
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
  // Adding the days twice would show.
  const { id } = (await runs.start({ kind: "extend", days: 7 }, { match: {} })).body
  await expect.poll(async () => (await runs.find(id)).changed, { intervals: [10] }).toBeGreaterThan(0)
  await first.kill()
  await expectCoherent("after a kill")
  // Its clock may have been ahead.
  await stored.lease(id, new Date(Date.now() + 86_400_000))

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
  // Each posting has one recorded change and one version, which `incoherences` compares.
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
  // A server that is asked to stop hands its run back, and the next one resumes it at once.
  const again = await later.start({ kind: "archive" }, { match: {} })
  expect(await second.stop()).toBe(0)
  const third = await start(newDatabase)
  // Every server runs its hourly work once at startup.
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

test("when one of two servers is killed, the other resumes its run and writes no posting twice @postgresql", async ({
  house,
  start,
}) => {
  test.setTimeout(180_000)
  const { databaseUrl, records } = house
  const [first, second] = [await start(databaseUrl), await start(databaseUrl)] as const
  const api = house.apiOf(second)
  for (let made = 0; made < count; made += 100) {
    const operations = Array.from({ length: 100 }, () => ({ op: "create", job: jobBody() }))
    expect((await api.post("/jobs/batch", { operations })).status).toBe(200)
  }
  const [{ id: someId = 0 } = {}] = (await api.jobs("?pageSize=1")).data
  const closed = (await api.job(someId)).closeDate
  const [here, there] = [
    new BulkRuns(await house.signIn(first)),
    new BulkRuns(await house.signIn(second)),
  ] as const
  // The other server must not get to the run first.
  process.kill(second.pid, "SIGSTOP")
  const { id } = (await here.start({ kind: "extend", days: 7 }, { match: {} })).body
  await expect.poll(async () => (await here.find(id)).changed, { intervals: [10] }).toBeGreaterThan(0)
  process.kill(second.pid, "SIGCONT")
  await first.kill()
  const left = (await there.find(id)).waiting
  expect(left).toBeGreaterThan(0)
  // The other server is not notified: it checks on its own, and takes over the run when the first one's lease ends.
  expect(await there.over(id)).toMatchObject({ state: "done", total: count, changed: count, waiting: 0 })
  const worked = [...(await readFile(second.target.logFile, "utf8")).matchAll(/"postings":(\d+).*bulk runs/g)]
  const byOther = worked.reduce((sum, [, postings]) => sum + Number(postings), 0)
  expect(byOther).toBeGreaterThan(0)
  expect(byOther).toBeLessThanOrEqual(left)
  for (let page = 1; page <= count / 100; page++) {
    const { data } = await api.jobs(`?pageSize=100&page=${page}&fields=closeDate`)
    expect(data).toHaveLength(100)
    for (const job of data) expect(job).toMatchObject({ closeDate: addDays(closed, 7) })
  }
  expect(await records.incoherences()).toEqual([])
  expect(await house.drift()).toEqual([])
  expect(await there.undone(id)).toMatchObject({ changed: count })
  expect((await api.job(someId)).closeDate).toBe(closed)
  expect(await records.incoherences()).toEqual([])
})
