import { readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import pg from "pg"
import { type Answer, ApiClient, type ApiJob } from "../support/api"
import { sendBatch } from "../support/batches"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { apiClientOf, expect } from "../support/fixtures"
import { openRecords } from "../support/records"
import { runToEnd, test } from "../support/service"

const expired = { status: 410, code: "cursor_expired" } as const

const cursorNow = async (api: ApiClient) =>
  (await api.get<{ cursor: string }>("/jobs/changes?cursor=now")).body.cursor

test("a backup taken during writes has every job acknowledged before it, and restores completely @sqlite", async ({
  start,
  openings,
  employerIn,
  newDatabase,
  folder,
}) => {
  const server = await start(newDatabase)
  const { apiKey } = await employerIn(newDatabase)
  const api = apiClientOf(server.target, apiKey)
  const before = await Promise.all(Array.from({ length: 20 }, () => api.createJob(jobBody())))
  const early = await cursorNow(api)

  let writing = true
  const during: Answer<ApiJob>[] = []
  const writers = [1, 2].map(async () => {
    while (writing)
      during.push(await api.post("/jobs", jobBody({ locations: [{ description: "Ucluelet, BC" }] })))
  })
  const file = path.join(folder, "backup.db")
  const backup = await openings(["backup", file, "--json"], newDatabase)
  writing = false
  await Promise.all(writers)
  expect(backup.code, backup.stderr).toBe(0)
  expect(JSON.parse(backup.stdout)).toEqual({ file, bytes: expect.any(Number) })
  expect(during.length).toBeGreaterThan(0)
  expect(during.map(({ status }) => status)).toEqual(during.map(() => 201))
  const again = await openings(["backup", file], newDatabase)
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining("already exists") })
  const inUse = await openings(["restore", file], newDatabase)
  expect(inUse).toMatchObject({ code: 1, stderr: expect.stringContaining("Stop it first") })
  const late = await cursorNow(api)
  await server.stop()

  const restored = await openings(["restore", file, "--json"], newDatabase)
  expect(restored.code, restored.stderr).toBe(0)
  const { kept } = JSON.parse(restored.stdout) as { kept: string }
  expect(await readdir(folder)).toContain(path.basename(kept))
  const second = apiClientOf((await start(newDatabase)).target, apiKey)
  for (const job of before) expect(await second.job(job.id)).toEqual(job)
  for (const { body: job } of during) {
    const there = await second.get(`/jobs/${job.id}`)
    if (there.status !== 404) expect(there.body, "every job in the backup is complete").toEqual(job)
  }
  // Changes since the backup are gone and their positions are reused, so clients must start over.
  for (let count = 0; count < during.length + 5; count++) await second.createJob(jobBody())
  for (const cursor of [early, late])
    expectProblem(await second.get(`/jobs/changes?cursor=${cursor}`), expired)
})

test("a file that is not a backup is refused, and existing data stays", async ({
  openings,
  emptyDatabase,
  folder,
}) => {
  const file = path.join(folder, "letter.db")
  await writeFile(file, "Dear Sir or Madam")
  await openings(["create-employer", "--name", "Acme"], emptyDatabase)
  const refused = await openings(["restore", file], emptyDatabase)
  expect(refused.code).toBe(1)
  const expected = emptyDatabase.startsWith("file:") ? "isn't a backup of Openings" : "pg_restore"
  expect(refused.stderr).toContain(expected)
  expect((await openings(["list-employers"], emptyDatabase)).stdout).toContain("Acme")
})

test("an installation moves completely from SQLite to PostgreSQL @postgresql", async ({
  start,
  openings,
  emptyDatabase,
  folder,
}) => {
  const file = `file:${path.join(folder, "small.db")}`
  const { stdout } = await openings(["seed-demo", "--json"], file)
  const { apiKey, admin } = JSON.parse(stdout) as { apiKey: string; admin: Record<string, string> }
  const small = await start(file)
  const before = apiClientOf(small.target, apiKey)
  const job = await before.createJob(
    jobBody({
      locations: [{ description: "Ucluelet, BC" }],
      salary: { amount: 24.75, maxAmount: 99_999_999.1234, period: { id: 5 } },
      description: "<p>It's “quoted”, \\ and {braced}, NULL</p>",
      closeDate: "2031-01-31",
    }),
  )
  const last = await before.createJob(jobBody())
  await before.delete(`/jobs/${last.id}`)
  await sendBatch(before, [{ op: "delete", id: last.id }])
  const list = await before.jobs("?pageSize=100")
  const cursor = await cursorNow(before)
  // Stopping the server stores the pending entries of the request log.
  await small.stop()

  const args = ["copy", "--from", file, "--to", emptyDatabase]
  const copied = await openings([...args, "--json"])
  expect(copied.code, copied.stderr).toBe(0)
  expect(JSON.parse(copied.stdout)).toMatchObject({
    copied: true,
    rows: { jobs: 61, employers: 1, users: 1 },
  })
  const again = await openings([...args, "--json"])
  expect(JSON.parse(again.stdout)).toMatchObject({ copied: false, rows: { jobs: 61 } })

  const logged = openRecords(emptyDatabase)
  const operations = (await logged.apiRequests(1)).flatMap((row) => row.operations ?? [])
  await logged.close()
  const refused = { op: "delete", id: last.id, referenceId: null, status: 404, code: "not_found" }
  expect(operations.map((text) => JSON.parse(String(text)) as unknown)).toEqual([
    [{ ...refused, errors: [], moreErrors: 0 }],
  ])

  const large = await start(emptyDatabase)
  const after = apiClientOf(large.target, apiKey)
  expect(withoutLinks(await after.jobs("?pageSize=100"))).toEqual(withoutLinks(list))
  expect(await after.job(job.id)).toEqual(job)
  const signIn = await new ApiClient(large.target.baseUrl, { Origin: large.target.baseUrl }, "").post(
    "/api/dashboard/session",
    { email: admin.email, password: admin.password },
  )
  expect(signIn.status, "people keep their passwords").toBe(204)
  // Tables that were recreated, as by pg_restore, may reuse positions.
  expectProblem(await after.get(`/jobs/changes?cursor=${cursor}`), expired)
  const moved = await cursorNow(after)
  expect((await after.get(`/jobs/changes?cursor=${moved}`)).status).toBe(200)
  expect((await openings(["expire-cursors"], emptyDatabase)).code).toBe(0)
  expectProblem(await after.get(`/jobs/changes?cursor=${moved}`), expired)
  const next = await after.createJob(jobBody({ locations: [{ description: "Ucluelet, BC" }] }))
  expect(next.id, "the id of a deleted job is not reused").toBeGreaterThan(last.id)
  expect(next.locations[0]?.id).toBe(job.locations[0]?.id)

  const other = await openings(args)
  expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining("holds other data") })
})

test("copy reads its target from the environment, so that process listings do not show it @postgresql", async ({
  openings,
  emptyDatabase,
  folder,
}) => {
  const file = `file:${path.join(folder, "small.db")}`
  await openings(["create-employer", "--name", "Acme"], file)
  const args = ["cli/openings.mjs", "copy", "--from", file, "--json"]
  const copied = await runToEnd(args, { TARGET_DATABASE_URL: emptyDatabase })
  expect(copied.code, copied.stderr).toBe(0)
  expect(JSON.parse(copied.stdout)).toMatchObject({ copied: true, rows: { employers: 1 } })
  const foreign = await runToEnd(args, { TARGET_DATABASE_URL: await foreignDatabase(emptyDatabase) })
  expect(foreign).toMatchObject({ code: 1, stdout: "" })
  expect(foreign.stderr).toMatch(/tables of another program: invoices\. Set TARGET_DATABASE_URL to an empty/)
  const nowhere = await runToEnd(args, { TARGET_DATABASE_URL: "" })
  expect(nowhere.code).toBe(2)
  expect(nowhere.stderr).toContain("TARGET_DATABASE_URL")
})

/** The address of a schema beside the database `url`'s own, with the table of another program. */
async function foreignDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("CREATE SCHEMA books; CREATE TABLE books.invoices (id integer)")
  await client.end()
  const address = new URL(url)
  address.searchParams.set("options", "-c search_path=books")
  return address.href
}

function withoutLinks({ data, paging }: { data: unknown; paging: { total: number } }) {
  return { data, total: paging.total }
}
