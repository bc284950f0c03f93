import pg from "pg"
import type { ApiClient } from "../support/api"
import { resultsOf, statusesOf } from "../support/batches"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"

type Part = { data: { type: string; id: number }[]; cursor: string; more: boolean }

/** Keeps writes to the job `id` open between taking their number and committing, for as long as someone holds this lock. */
const holding = (id: number) => `
  CREATE OR REPLACE FUNCTION held_open() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(424242); RETURN NULL; END $$;
  DROP TRIGGER IF EXISTS held_open ON changed_jobs;
  CREATE CONSTRAINT TRIGGER held_open AFTER INSERT OR UPDATE ON changed_jobs DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.job_id = ${id}) EXECUTE FUNCTION held_open()`

async function changesSince(api: ApiClient, cursor: string): Promise<Part> {
  const { status, body, text } = await api.get<Part>(`/jobs/changes?cursor=${cursor}`)
  expect(status, text).toBe(200)
  return body
}

test("a reader between two unfinished writes misses neither, and a batch and a single write never deadlock @postgresql", async ({
  house,
  start,
  employerIn,
}) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const neighbour = await employerIn(house.databaseUrl)
  const others = api.with({ "API-Key": neighbour.apiKey })
  const jobs = [await api.createJob(jobBody()), await api.createJob(jobBody())]
  const holder = new pg.Client({ connectionString: house.databaseUrl })
  await holder.connect()
  const waitingFor = async (kind: string) => {
    const { rows } = await holder.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_locks WHERE locktype LIKE $1 AND NOT granted",
      [kind],
    )
    return rows[0]?.count
  }
  /** How many wait for the lock that keeps writes open, or for that of their employer. */
  const waiting = () => waitingFor("advisory")

  for (const [first, second] of [jobs, jobs.toReversed()] as [(typeof jobs)[0], (typeof jobs)[0]][]) {
    const { cursor } = await changesSince(api, "now")
    await house.administer(holding(first.id))
    await holder.query("SELECT pg_advisory_lock(424242)")
    const held = api.put(`/jobs/${first.id}`, { title: `Held ${first.id}` })
    await expect.poll(waiting).toBe(1)
    const behind = api.put(`/jobs/${second.id}`, { title: `Behind ${second.id}` })
    await expect.poll(waiting).toBe(2)
    // The first write has its number but is not visible yet, so no later one may be shown.
    const between = await changesSince(api, cursor)
    expect(between).toEqual({ data: [], cursor, more: false })
    // Other employers are not blocked.
    await others.createJob(jobBody())
    await holder.query("SELECT pg_advisory_unlock(424242)")
    expect([(await held).status, (await behind).status]).toEqual([200, 200])
    const after = await changesSince(api, between.cursor)
    expect(after.data.map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await changesSince(api, after.cursor)).data).toEqual([])
  }

  // A batch that has written some of the jobs could block a single write that holds the job the batch writes next.
  await house.administer("DROP TRIGGER held_open ON changed_jobs")
  while (jobs.length < 25) jobs.push(await api.createJob(jobBody()))
  const ids = jobs.map(({ id }) => id)
  const middle = ids[12]
  for (let round = 0; round < 4; round++) {
    await holder.query(`BEGIN; SELECT 1 FROM jobs WHERE id = ${middle} FOR UPDATE`)
    const single = api.put(`/jobs/${middle}`, { title: `By itself ${round}` })
    await expect.poll(() => waitingFor("transactionid")).toBe(1)
    const batch = resultsOf(
      api,
      ids.map((id) => ({ op: "update", id, job: { title: `In a batch ${round}` } })),
    )
    await expect.poll(() => waitingFor("%")).toBe(2)
    await holder.query("COMMIT")
    expect((await single).status).toBe(200)
    expect(statusesOf(await batch)).toEqual(ids.map(() => 200))
  }
  await holder.end()
  expect(await house.deadlocks()).toBe(0)
})
