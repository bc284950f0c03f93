import pg from "pg"
import type { Answer } from "../support/api"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { rounds } from "../support/thorough"

test("50 clients that change different fields of one job lose nothing of each other", async ({ api }) => {
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
    // Five clients a field, each with a field of its own order: the last of a field's own five stands.
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
 * The answer to a request that is sent again while the service is too busy, as a client would: on a slow machine one of so
 * many writers may wait for its turn longer than the service lets anybody wait.
 */
async function served(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send()
    if (answer.status !== 503 || attempt === 5) return answer
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
  }
}

/** Whether everything in `sent` is what `stored` has. */
function holds(stored: unknown, sent: unknown): boolean {
  if (typeof sent !== "object" || sent === null) return stored === sent
  return Object.entries(sent).every(([name, value]) =>
    holds((stored as Record<string, unknown>)?.[name], value),
  )
}

test("storms of upserts on 100 referenceIds make 100 jobs, one 201 each, and never a fault", async ({
  api,
}) => {
  const count = rounds(300, 500)
  const answers: Answer[] = []
  let sent = 0
  // Those for one reference follow each other, so that they meet; so many callers are no crowd that has to be refused.
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

test("a write that PostgreSQL ends for a deadlock is begun again within the request @postgresql", async ({
  api,
  employer,
  target,
}) => {
  const { id } = await api.createJob(jobBody())
  const other = new pg.Client({ connectionString: target.databaseUrl })
  await other.connect()
  // It is the service's write that is to be ended: this one does not look for a deadlock for that long.
  await other.query("SET deadlock_timeout = '30s'")
  await other.query("BEGIN")
  await other.query("SELECT jobs FROM job_counts WHERE employer_id = $1 FOR UPDATE", [employer.id])
  const archived = api.put(`/jobs/${id}`, { status: "archived" })
  await expect.poll(() => waiting(other), { timeout: 10_000 }).toBeGreaterThan(0)
  // The service holds the job and waits for its count, and this waits for the job.
  await other.query("SELECT id FROM jobs WHERE id = $1 FOR UPDATE", [id])
  await other.query("COMMIT")
  await other.end()
  expect((await archived).status).toBe(200)
  expect((await api.job(id)).status).toBe("archived")
})

/** How many sessions wait for a lock of `client`'s. */
async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "SELECT pid FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))",
  )
  return rows.length
}
