import pg from "pg"
import type { Answer } from "../support/api"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { rounds } from "../support/thorough"

test("50 clients that change different fields of one job lose none of each other's changes", async ({
  api,
}) => {
  for (let round = 0; round < rounds(1, 5); round++) {
    const { id } = await api.createJob(jobBody({ salary: { amount: 10, maxAmount: 20, period: { id: 1 } } }))
    const fields: ((value: number) => Record<string, unknown>)[] = [
      (value) => ({ title: `Title ${value}` }),
      (value) => ({ referenceId: `R ${round} ${value}` }),
      (value) => ({ closeDate: `2099-01-${String(10 + value).padStart(2, "0")}` }),
      (value) => ({ confidential: value % 2 === 0 }),
      (value) => ({ locations: [{ description: ["Vancouver, BC", "Richmond, BC"][value % 2] }] }),
      (value) => ({ categories: [{ id: 1 + value }] }),
      (value) => ({ positionType: { id: 1 + (value % 5) } }),
      (value) => ({ salary: { amount: 1 + value } }),
      (value) => ({ salary: { maxAmount: 30 + value } }),
      (value) => ({ description: `<p>${value}</p>` }),
    ]
    // All at once, five clients write each field, and one of its five values must stay.
    const answers = await Promise.all(
      fields.map(async (field) => {
        const all = await Promise.all(
          Array.from({ length: 5 }, (_, value) => served(() => api.put(`/jobs/${id}`, field(value)))),
        )
        return { field, all }
      }),
    )
    const job = await api.job(id)
    for (const { field, all } of answers) {
      for (const { status, text } of all) expect(status, text).toBe(200)
      const candidates = Array.from({ length: 5 }, (_, value) => field(value))
      expect(candidates.filter((sent) => holds(job, sent)).length, JSON.stringify(field(0))).toBeGreaterThan(
        0,
      )
    }
  }
})

/**
 * The answer to a request that is retried while the service is too busy, as a client would: on a slow machine one of so many
 * writers may wait for its turn longer than the service allows.
 */
async function served(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send()
    if (answer.status !== 503 || attempt === 5) return answer
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
  }
}

/** Whether `stored` contains everything in `sent`. */
function holds(stored: unknown, sent: unknown): boolean {
  if (typeof sent !== "object" || sent === null) return stored === sent
  return Object.entries(sent).every(([name, value]) =>
    holds((stored as Record<string, unknown>)?.[name], value),
  )
}

test("bursts of upserts on 100 referenceIds make 100 jobs, with one 201 each, and never an error", async ({
  api,
}) => {
  const count = rounds(300, 500)
  const answers: Answer[] = []
  let sent = 0
  // Writes to the same reference are sent one after the other, so that they overlap; this many callers are not yet refused as a
  // crowd.
  const caller = async () => {
    while (sent < count) {
      const write = sent++
      const referenceId = `STORM ${Math.floor((write * 100) / count)}`
      answers.push(await served(() => api.put("/jobs", jobBody({ referenceId, title: `Write ${write}` }))))
    }
  }
  await Promise.all(Array.from({ length: 60 }, caller))
  const made = answers.filter(({ status }) => status === 201)
  for (const { status, text } of answers) expect([200, 201], text).toContain(status)
  expect(made).toHaveLength(100)
  expect(await api.total()).toBe(100)
})

test("a write that PostgreSQL aborts for a deadlock is retried within the request @postgresql", async ({
  api,
  employer,
  target,
}) => {
  const { id } = await api.createJob(jobBody())
  const other = new pg.Client({ connectionString: target.databaseUrl })
  await other.connect()
  // PostgreSQL should abort the service's write, so this session does not check for deadlocks for that long.
  await other.query("SET deadlock_timeout = '30s'")
  await other.query("BEGIN")
  await other.query("SELECT jobs FROM job_counts WHERE employer_id = $1 FOR UPDATE", [employer.id])
  const archived = api.put(`/jobs/${id}`, { status: "archived" })
  await expect.poll(() => waiting(other), { timeout: 10_000 }).toBeGreaterThan(0)
  // The service holds the job and waits for its count, while this session waits for the job.
  await other.query("SELECT id FROM jobs WHERE id = $1 FOR UPDATE", [id])
  await other.query("COMMIT")
  await other.end()
  expect((await archived).status).toBe(200)
  expect((await api.job(id)).status).toBe("archived")
})

/** How many sessions wait for a lock that `client` holds. */
async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "SELECT pid FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))",
  )
  return rows.length
}
