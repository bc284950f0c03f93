import Database from "better-sqlite3"
import pg from "pg"
import {
  type DatabaseFixture,
  fillFrom,
  migrationNames,
  readFixture,
  type FixtureRow,
} from "../run/database-fixtures"
import { openDatabase } from "@/lib/db/database"
import { applyMigrations } from "@/lib/db/tools/migrations"
import { deployByPrisma } from "@/scripts/migrations/schema-engine"
import type { Server } from "../run/start-server"
import { apiClientOf, expect } from "../support/fixtures"
import { openRecords } from "../support/records"
import { test } from "../support/service"

test("each migration has a database of its time to test it with: create it with `npm run db:fixture`", async () => {
  for (const migration of await migrationNames())
    expect(await readFixture(migration), migration).not.toBeNull()
})

/** The migration since which postings have a history and a bin. */
const historyKept = "20261122171539_history"

/** The migration since which sessions are stored as hashes, and which ends the earlier ones. */
const sessionsHashed = "20261122060448_identity"

/** The databases are divided among this many tests, which run in parallel. */
const parts = 4

for (let part = 0; part < parts; part++)
  test(`a database of any earlier version is upgraded with its data, and loses only its sessions' raw tokens (${part + 1} of ${parts})`, async ({
    folder,
    target,
    start,
    openings,
  }) => {
    const names = await migrationNames()
    for (const [index, migration] of names.entries()) {
      if (index % parts !== part) continue
      const fixture = (await readFixture(migration)) as DatabaseFixture
      const { url, drop } = await emptyDatabase(target.databaseUrl, `${folder}/old-${index}.db`)
      await fillFrom(fixture, url)
      const database = openDatabase(url)
      await database.migrate()
      await database.close()
      const lost = await missingRows(fixture, url)
      const ended = migration < sessionsHashed ? (fixture.tables.sessions ?? []) : []
      expect(lost, `what ${migration} had`).toEqual(ended.map((row) => `sessions: ${JSON.stringify(row)}`))
      if (index === 0) {
        const server = await start(url)
        const made = await openings(["create-key", "--employer", "7", "--name", "New", "--json"], url)
        const { apiKey } = JSON.parse(made.stdout) as { apiKey: string }
        const headers = { "API-Key": apiKey }
        const list = await fetch(`${server.target.baseUrl}/api/v1.1/jobs?q=cuisin`, { headers })
        expect(await list.json()).toMatchObject({
          data: [{ id: 12, title: "Cuisinière", locations: [{ description: "Winnipeg, MB" }] }],
        })
        await server.stop()
      }
      if (migration === historyKept || migration === names.at(-1)) await expectPast(url, start, openings)
      await drop()
    }
  })

/**
 * Checks that the earlier state of a fixture's postings, including the deleted one, can be read and restored in the upgraded
 * database.
 */
async function expectPast(
  url: string,
  start: (url: string) => Promise<Server>,
  openings: (args: string[], url: string) => Promise<{ stdout: string }>,
): Promise<void> {
  const records = openRecords(url)
  await records.backdateDeletion(9001, new Date(Date.now() - 86_400_000))
  await records.close()
  const server = await start(url)
  const made = await openings(["create-key", "--employer", "7", "--name", "New", "--json"], url)
  const { apiKey } = JSON.parse(made.stdout) as { apiKey: string }
  const api = apiClientOf(server.target, apiKey)
  // An unfinished bulk run resumes when the server starts, so the posting may already have a third version.
  const { body: second } = await api.get<object>("/jobs/12/history/2")
  expect(second).toMatchObject({
    description: "<p>Cook.</p>",
    locations: [{ description: "Winnipeg, MB" }],
    salary: null,
  })
  expect((await api.get("/jobs/12/history/1")).body).toEqual({
    ...second,
    description: "<p>Cuisinez.</p>",
    locations: [expect.objectContaining({ id: 100000, description: "Old Landing, MB" })],
    salary: expect.objectContaining({ amount: 24.75, maxAmount: 30, plusCommission: true }) as unknown,
  })
  const gone = { title: "Gone", description: "<p>Served until the end.</p>", referenceId: "GONE-1" }
  expect((await api.get("/jobs/9001/record")).body).toMatchObject({ periods: [{ version: 1, job: gone }] })
  const restored = await api.post("/jobs/9001/restore", {})
  expect(restored.status, restored.text).toBe(200)
  expect(restored.body).toMatchObject({ ...gone, id: 9001, salary: { amount: 24.75 } })
  expect((await api.get("/jobs/9001/history/1")).body).toEqual(restored.body)
  await server.stop()
}

test("an invitation from an earlier version belongs to the last person who invited that address, or to no one if the operator did", async ({
  folder,
  target,
}) => {
  const names = await migrationNames()
  const before = (await readFixture(names[names.indexOf(sessionsHashed) - 1] ?? "")) as DatabaseFixture
  const { invitations = [], activities = [], users = [] } = before.tables
  const [invitation, activity, user] = [
    invitations[0] as FixtureRow,
    activities[0] as FixtureRow,
    users[0] as FixtureRow,
  ]
  const invited = { ...activity, action: "member.invited", object_kind: "member", object_id: null }
  const deed = {
    ...invited,
    actor_kind: "person",
    actor_id: user.id ?? null,
    object_name: invitation.email ?? null,
  }
  const other = { ...invitation, id: 90, email: "other@example.com", token_hash: "f".repeat(64) }
  const tables = {
    ...before.tables,
    invitations: [invitation, other],
    activities: [
      activity,
      { ...deed, id: 91, actor_id: 4711 },
      { ...deed, id: 92 },
      { ...deed, id: 93, actor_kind: "service", actor_id: null, object_name: "other@example.com" },
    ],
  }
  const { url, drop } = await emptyDatabase(target.databaseUrl, `${folder}/invitations.db`)
  await fillFrom({ ...before, tables }, url)
  const database = openDatabase(url)
  await database.migrate()
  await database.close()
  const { read, close } = await reader(url)
  const by = (await read("invitations")).map(({ id, invited_by_id }) => [id, invited_by_id])
  await close()
  await drop()
  expect(by.toSorted()).toEqual([
    [invitation.id, user.id],
    [90, null],
  ])
})

test("`prisma migrate deploy` recognizes the service's migrations as applied, and the other way round", async ({
  folder,
  target,
}) => {
  const inOrder = {
    editedMigrationNames: [],
    failedMigrationNames: [],
    hasMigrationsTable: true,
    history: null,
  }
  const ours = await emptyDatabase(target.databaseUrl, `${folder}/ours.db`)
  const names = await migrationNames()
  expect(await applyMigrations(ours.url, names[2])).toEqual(names.slice(0, 3))
  expect(await applyMigrations(ours.url)).toEqual(names.slice(3))
  expect(await deployByPrisma(ours.url)).toEqual({ applied: [], history: inOrder })
  await ours.drop()
  const theirs = await emptyDatabase(target.databaseUrl, `${folder}/theirs.db`)
  expect(await deployByPrisma(theirs.url)).toEqual({ applied: names, history: inOrder })
  expect(await applyMigrations(theirs.url)).toEqual([])
  await theirs.drop()
})

async function emptyDatabase(databaseUrl: string, file: string) {
  if (databaseUrl.startsWith("file:")) return { url: `file:${file}`, drop: async () => {} }
  const name = `old_${Math.random().toString(36).slice(2)}`
  const server = new pg.Client({ connectionString: databaseUrl })
  await server.connect()
  await server.query(`CREATE DATABASE ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.end()
    },
  }
}

/** The rows of `fixture` that are missing from the database or have other values there. */
async function missingRows({ tables }: DatabaseFixture, url: string): Promise<string[]> {
  const { read, close } = await reader(url)
  const missing: string[] = []
  for (const [table, rows] of Object.entries(tables)) {
    const there = await read(table)
    for (const row of rows) {
      const same = (other: FixtureRow) =>
        Object.keys(row).every((column) => plain(other[column]) === plain(row[column]))
      if (!there.some(same)) missing.push(`${table}: ${JSON.stringify(row)}`)
    }
  }
  await close()
  return missing
}

async function reader(url: string) {
  if (url.startsWith("file:")) {
    const database = new Database(url.slice("file:".length), { readonly: true })
    return {
      read: async (table: string) => database.prepare(`SELECT * FROM "${table}"`).all() as FixtureRow[],
      close: async () => void database.close(),
    }
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    read: async (table: string) =>
      (await client.query<{ row: FixtureRow }>(`SELECT to_jsonb(t) AS row FROM "${table}" t`)).rows.map(
        ({ row }) => row,
      ),
    close: () => client.end(),
  }
}

/** A value in a form that is the same for both databases. */
function plain(value: unknown): string {
  if (typeof value === "boolean") return String(Number(value))
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value))
    return new Date(/(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`).toISOString()
  return String(value)
}
