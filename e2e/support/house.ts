import { hashPassword } from "better-auth/crypto"
import pg from "pg"
import type { Server } from "../../scripts/test/start-server"
import { ApiClient } from "./api"
import { type Employer, openOperator } from "./operator"
import { openRecords, type Records } from "./records"
import { test as base } from "./service"
import { openSession } from "./session"

export const admin = { name: "Ada", email: "ada@example.com", password: "correct horse battery staple" }

/** A database of this test's own with one employer and its admin, for servers that may come to harm. */
export type House = {
  databaseUrl: string
  employer: Employer
  records: Records
  /** The API of `server` as the employer's key uses it. */
  apiOf(server: Server): ApiClient
  /** `server` as the browser of the admin who signs in now; null where there is no signing in. */
  signIn(server: Server): Promise<ApiClient>
}

export const test = base.extend<{ house: House }>({
  house: async ({ newDatabase, start }, use) => {
    // The first server makes the tables.
    await (await start(newDatabase)).stop()
    const operator = openOperator(newDatabase)
    const records = openRecords(newDatabase)
    const employer = await operator.createEmployer({ name: "Acme", plan: "unlimited", timeZone: "UTC" })
    const { name, email, password } = admin
    const passwordHash = await hashPassword(password)
    await operator.addMember(employer, { name, email, role: "admin", passwordHash })
    await operator.close()
    await use({
      databaseUrl: newDatabase,
      employer,
      records,
      apiOf: ({ target }) => new ApiClient(target.baseUrl, { "API-Key": employer.apiKey }),
      signIn: ({ target }) => openSession(new ApiClient(target.baseUrl, {}, ""), admin),
    })
    await records.close()
  },
})

/** Ends one of the connections that others have to the database `url`, as its administrator could. */
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
