import { openDatabase } from "@/lib/db/database"
import { type Client, createClient } from "@/lib/db/engine/client"
import { jobChange } from "@/lib/api/v1.1/jobs"
import { type ServiceContext, serviceContextFor } from "@/lib/domain/context"
import { employerById } from "@/lib/domain/employers/manage-employers"
import { refreshChecks } from "@/lib/domain/job-checks/refresh-checks"
import { createJob } from "@/lib/domain/jobs/create-job"
import { fill } from "@/bench/throughput/data-set"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

const postings = 230
const start = new Date("2026-03-01T12:00:00.000Z")

test("when one server's lease ends, another continues its background checks, and they are redone for a new day or new rules", async ({
  newDatabase,
  employerIn,
}) => {
  const { id: employerId } = await employerIn(newDatabase)
  const database = openDatabase(newDatabase)
  const client = createClient(newDatabase)
  const serverAt = (seconds: number, stores = database.stores): ServiceContext => ({
    stores,
    clock: { now: () => new Date(start.getTime() + seconds * 1000) },
  })
  const judge = (holder: string, context: ServiceContext) =>
    refreshChecks(context, { holder, signal: new AbortController().signal })
  try {
    const context = serviceContextFor(serverAt(0), await employerById(serverAt(0), employerId), "Test")
    for (let index = 0; index < postings; index++)
      await createJob(context, { values: jobChange.parse(jobBody()), problems: [] })
    await run(client, "UPDATE jobs SET finding_errors = NULL, finding_warnings = NULL, finding_advice = NULL")

    // The first server fails after storing its first step, as on kill -9.
    const { checkRefreshes } = database.stores
    let steps = 0
    const dying: typeof checkRefreshes.store = (...step) =>
      ++steps > 1 ? Promise.reject(new Error("The server was killed.")) : checkRefreshes.store(...step)
    const first = serverAt(0, { ...database.stores, checkRefreshes: { ...checkRefreshes, store: dying } })
    await expect(judge("first", first)).rejects.toThrow("killed")
    expect(await left(client)).toBe(postings - 100)

    expect(await judge("second", serverAt(59)), "while the first one's lease is valid").toBe(0)
    expect(await judge("second", serverAt(61)), "after the lease").toBe(postings - 100)
    expect(await left(client)).toBe(0)
    const late = { position: 1, lease: { holder: "first", now: start, until: start } }
    expect(await checkRefreshes.store(context.employer.id, [], late), "the first one returns").toBe(false)
    expect(await judge("third", serverAt(62)), "everything is checked").toBe(0)

    await run(client, "UPDATE employers SET check_revision = check_revision + 1")
    const both = await Promise.all([judge("one", serverAt(63)), judge("other", serverAt(63))])
    expect(
      both.toSorted((a, b) => a - b),
      "two at once",
    ).toEqual([0, postings])

    // On a day past their close dates each has one more warning, and rules of another date cause all to be checked again.
    const warnings = await warningsIn(client)
    const later = 90 * 86_400
    expect(await judge("day", serverAt(later)), "on another day").toBe(postings)
    expect(await warningsIn(client)).toBe(warnings + postings)
    await run(client, "UPDATE jobs SET finding_warnings = 99")
    await run(client, "UPDATE check_refreshes SET rules = '2000-01-01'")
    expect(await judge("newer", serverAt(later + 1)), "with newer rules").toBe(postings)
    expect(await warningsIn(client)).toBe(warnings + postings)

    await run(client, "UPDATE check_refreshes SET rules = '2999-01-01'")
    await run(client, "UPDATE employers SET check_revision = check_revision + 1")
    expect(await judge("older", serverAt(later + 2)), "already checked with later rules").toBe(0)
  } finally {
    await client.close()
    await database.close()
  }
})

test("a server killed during background checks leaves the rest to the next one, which resumes where it stopped", async ({
  newDatabase,
  start,
  launch,
}) => {
  test.setTimeout(180_000)
  const all = 4_000
  await fill(newDatabase, all)
  const client = createClient(newDatabase)
  try {
    const first = await launch(newDatabase)
    await expect.poll(() => left(client), { intervals: [10], timeout: 60_000 }).toBeLessThan(all)
    await first.kill()
    const rest = await left(client)
    expect(rest).toBeGreaterThan(0)

    // This simulates the end of its one-minute lease. What it has checked is marked, so that a second check would show.
    await run(client, "UPDATE check_refreshes SET lease_until = '2026-01-01'")
    await run(client, "UPDATE jobs SET finding_advice = 99 WHERE finding_errors IS NOT NULL")
    await start(newDatabase)
    await expect.poll(() => left(client), { intervals: [100], timeout: 60_000 }).toBe(0)
    const marked = "SELECT id FROM jobs WHERE finding_advice = 99"
    expect((await client.direct.rows({ text: marked, values: [] })).length).toBe(all - rest)
  } finally {
    await client.close()
  }
})

async function run({ direct }: Client, text: string): Promise<void> {
  await direct.write(function* () {
    yield { text, values: [] }
  })
}

async function warningsIn({ direct }: Client): Promise<number> {
  const text = "SELECT sum(finding_warnings) AS n FROM jobs"
  const [row] = await direct.rows<{ n: number | string }>({ text, values: [] })
  return Number(row?.n)
}

async function left({ direct }: Client): Promise<number> {
  const text = "SELECT count(*) AS n FROM jobs WHERE finding_errors IS NULL"
  const [row] = await direct.rows<{ n: number | string }>({ text, values: [] })
  return Number(row?.n)
}
