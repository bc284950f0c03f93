import { createClient } from "@/lib/db/engine/client"
import { jobBody } from "../support/factories"
import { apiClientOf, expect } from "../support/fixtures"
import { test } from "../support/service"

test("verify reports derived data that has drifted from the postings, and --repair rebuilds it", async ({
  start,
  operatorOf,
  newDatabase,
  openings,
}) => {
  const { target } = await start(newDatabase)
  const employer = await operatorOf(newDatabase).createEmployer({
    name: "Acme",
    plan: "standard",
    timeZone: "UTC",
  })
  const api = apiClientOf(target, employer.apiKey)
  const [old, torn] = [
    await api.createJob(jobBody({ title: "Old" })),
    await api.createJob(jobBody({ title: "Torn" })),
  ]
  for (const { id } of [old, torn]) await api.delete(`/jobs/${id}`)
  for (const title of ["Baker", "Chef", "Clerk"]) await api.createJob(jobBody({ title }))
  const verify = async (...options: string[]) => {
    const { code, stdout } = await openings(["verify", "--json", ...options], newDatabase)
    return { code, ...(JSON.parse(stdout) as { drift: string[]; repaired: boolean; left?: string[] }) }
  }

  const searched = newDatabase.startsWith("file:")
  await spoil(newDatabase, [
    "UPDATE job_counts SET jobs = jobs + 4 WHERE day = ''",
    ...(searched ? ["INSERT INTO job_search (job_search) VALUES ('delete-all')"] : []),
  ])
  expect(await api.total()).toBe(7)
  const found = await verify()
  expect([found.code, found.repaired]).toEqual([1, false])
  expect(found.drift).toEqual([
    `Employer ${employer.id} has 3 active postings in total; the stored count is 7.`,
    ...(searched ? ["The search index job_search is missing 3 postings and has 0 that don't exist."] : []),
  ])
  expect((await openings(["verify"], newDatabase)).stdout).toContain('Run "openings verify --repair"')
  expect(await verify("--repair")).toMatchObject({ code: 0, drift: found.drift, repaired: true })
  expect(await verify()).toEqual({ code: 0, drift: [], repaired: false })
  expect(await api.total()).toBe(3)
  expect((await api.jobs("?q=chef")).paging.total).toBe(1)
  const [baker] = (await api.jobs("?q=baker")).data
  const [clerk] = (await api.jobs("?q=clerk")).data
  await api.put(`/jobs/${baker?.id}`, { title: "Head baker", status: "archived", referenceId: null })
  for (const title of ["Office clerk", "Clerk"]) await api.put(`/jobs/${clerk?.id}`, { title })
  expect(await verify()).toEqual({ code: 0, drift: [], repaired: false })
  await spoil(newDatabase, [
    "UPDATE jobs SET title = 'Else' WHERE title = 'Head baker'",
    `DELETE FROM job_versions WHERE job_id = ${clerk?.id} AND version = 2`,
    "UPDATE deleted_jobs SET deleted_at = '2020-01-01T00:00:00.000+00:00' WHERE title = 'Old'",
    "UPDATE job_versions SET version = 7 WHERE job_id = (SELECT id FROM jobs WHERE title = 'Chef')",
    "UPDATE deleted_jobs SET version = 9 WHERE title = 'Torn'",
  ])
  const [chef] = (await api.jobs("?q=chef")).data
  const past = await verify()
  expect(past.code).toBe(1)
  const drift = [
    `The newest version in the history of posting ${baker?.id} doesn't match the posting.`,
    `The newest version in the history of posting ${chef?.id} doesn't match the posting.`,
    `The history of posting ${clerk?.id} is missing a version.`,
    `Posting ${torn.id} is in the bin, but the newest version in its history is not its deletion.`,
    "1 deleted posting should have left the bin or the records; the service removes them every hour.",
  ]
  expect(past.drift).toEqual(drift)
  // A missing version cannot be rebuilt from a posting.
  expect(await verify("--repair")).toEqual({ code: 1, drift, repaired: false, left: drift })
  expect((await verify()).drift).toEqual(drift)
  const told = (await openings(["verify"], newDatabase)).stdout
  expect(told, "nothing here can be repaired").not.toContain("--repair")
  expect(told).toContain("compare")
})

/** Changes stored data without the service. */
async function spoil(database: string, statements: string[]): Promise<void> {
  const client = createClient(database)
  await client.direct.write(function* () {
    for (const text of statements) yield { text, values: [] }
  })
  await client.close()
}

test("verify reports problems among very many postings too", async ({
  operatorOf,
  newDatabase,
  openings,
}) => {
  const { id } = await operatorOf(newDatabase).createEmployer({
    name: "Acme",
    plan: "standard",
    timeZone: "UTC",
  })
  const many = 130_000
  await spoil(newDatabase, [
    `INSERT INTO job_versions (job_id, version, employer_id, at, actor_kind, actor_name, action, employer_name, confidential, changes)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
      SELECT i, version, ${id}, '2026-01-01T00:00:00.000+00:00', 'service', 'Openings', 'changed', 'Acme', false, '[]'
      FROM n CROSS JOIN (SELECT 1 AS version UNION ALL SELECT 3) AS versions`,
  ])
  const { code, stdout } = await openings(["verify", "--json"], newDatabase)
  const { drift } = JSON.parse(stdout) as { drift: string[] }
  expect([code, drift.length, drift[0]]).toEqual([1, many, "The history of posting 1 is missing a version."])
})

test("verify checks postings again, and reports counts of findings that differ", async ({
  start,
  operatorOf,
  newDatabase,
  openings,
}) => {
  await openings(["migrate"], newDatabase)
  const { id, apiKey } = await operatorOf(newDatabase).createEmployer({
    name: "Acme",
    plan: "standard",
    timeZone: "UTC",
  })
  // What exists at startup is checked right away, and not a minute later.
  const { target } = await start(newDatabase)
  const api = apiClientOf(target, apiKey)
  const job = await api.createJob(jobBody())
  const client = createClient(newDatabase)
  const isJudged = () =>
    client.direct.rows({ text: "SELECT 1 FROM check_refreshes WHERE progress IS NULL", values: [] })
  await expect.poll(async () => (await isJudged()).length, { timeout: 30_000 }).toBe(1)
  const verify = async (...options: string[]) => {
    const { code, stdout } = await openings(["verify", "--json", ...options], newDatabase)
    return { code, ...(JSON.parse(stdout) as { drift: string[] }) }
  }
  expect(await verify()).toMatchObject({ code: 0, drift: [] })
  await client.direct.write(function* () {
    yield { text: "UPDATE jobs SET finding_errors = 9", values: [] }
  })
  await client.close()
  const { code, drift } = await verify()
  expect(code).toBe(1)
  expect(drift).toHaveLength(1)
  expect(drift[0]).toMatch(
    new RegExp(`^Posting ${job.id} of employer ${id} has 1 errors, .*; the stored counts are 9 errors, `),
  )
  expect((await verify("--repair")).drift).toHaveLength(1)
  expect(await verify()).toMatchObject({ code: 0, drift: [] })
})
