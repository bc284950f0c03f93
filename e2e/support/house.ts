import { hashPassword } from "better-auth/crypto"
import pg from "pg"
import { openDatabase } from "@/lib/db/database"
import type { Server } from "../run/start-server"
import { ApiClient } from "./api"
import { type TestEmployer, openOperator } from "./operator"
import { openRecords, type Records } from "./records"
import { test as base } from "./service"
import { openSession } from "./session"

export const admin = { name: "Ada", email: "ada@example.com", password: "correct horse battery staple" }

/** A database for this test only, with one employer and its admin, for servers that may be damaged. */
export type House = {
  databaseUrl: string
  employer: TestEmployer
  records: Records
  /** The API of `server` with the employer's key. */
  apiOf(server: Server): ApiClient
  /** `server` in the browser of the admin, who signs in now. */
  signIn(server: Server): Promise<ApiClient>
  /** The derived data that does not match the jobs, as `openings verify` reports it. */
  drift(): Promise<string[]>
  /** Runs SQL as PostgreSQL's administrator, on a separate connection. */
  administer(sql: string): Promise<unknown>
  /** Ends all other connections to the database. */
  endConnections(): Promise<unknown>
  /** How many deadlocks PostgreSQL has ended so far. Ends all connections, since some report theirs only when they end. */
  deadlocks(): Promise<number>
}

// A house has one key, which makes more calls than a key may.
const unlimited = { RATE_LIMIT_PER_MINUTE: "0" }

export const test = base.extend<{ house: House; houseAt: (databaseUrl: string) => Promise<House> }>({
  start: async ({ start }, use) => {
    await use((databaseUrl, env) => start(databaseUrl, { ...unlimited, ...env }))
  },
  launch: async ({ launch }, use) => {
    await use((databaseUrl, env) => launch(databaseUrl, { ...unlimited, ...env }))
  },
  // The connections must end before the database they lead to is removed.
  houseAt: async ({ newDatabase: _ }, use) => {
    const opened: Records[] = []
    await use(async (databaseUrl) => {
      const house = await makeHouse(databaseUrl)
      opened.push(house.records)
      return house
    })
    await Promise.all(opened.map((records) => records.close()))
  },
  house: async ({ newDatabase, houseAt }, use) => {
    await use(await houseAt(newDatabase))
  },
})

async function makeHouse(databaseUrl: string): Promise<House> {
  const database = openDatabase(databaseUrl)
  await database.migrate()
  await database.close()
  const operator = openOperator(databaseUrl)
  const employer = await operator.createEmployer({ name: "Acme", plan: "unlimited", timeZone: "UTC" })
  const endConnections = () =>
    administer(
      databaseUrl,
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> 'records'",
    )
  const { name, email, password } = admin
  const passwordHash = await hashPassword(password)
  await operator.addMember(employer, { name, email, role: "admin", passwordHash })
  await operator.close()
  return {
    databaseUrl,
    employer,
    records: openRecords(databaseUrl),
    apiOf: ({ target }) => new ApiClient(target.baseUrl, { "API-Key": employer.apiKey }),
    signIn: ({ target }) => openSession(new ApiClient(target.baseUrl, {}, ""), admin),
    drift: () => driftOf(databaseUrl),
    administer: (sql) => administer(databaseUrl, sql),
    endConnections,
    async deadlocks() {
      await endConnections()
      const counting = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
      const [row] = await administer<{ deadlocks: string }>(databaseUrl, counting)
      return Number(row?.deadlocks)
    },
  }
}

async function driftOf(databaseUrl: string): Promise<string[]> {
  const database = openDatabase(databaseUrl)
  try {
    return Object.values(await database.verify({ repair: false })).flat()
  } finally {
    await database.close()
  }
}

async function administer<Row extends object>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

/** Ends one of the other connections to the database `url`, as its administrator could. */
export async function endOneConnection(url: string, which: (count: number) => number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ~ 'jobs|activities|BEGIN|COMMIT' ORDER BY pid",
  )
  const pid = rows[which(rows.length)]?.pid
  if (pid !== undefined) await client.query("SELECT pg_terminate_backend($1)", [pid])
  await client.end()
}
