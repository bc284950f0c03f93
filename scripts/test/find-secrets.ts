import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import pg from "pg"
import type { Tally } from "./run-step"
import type { Target } from "./start-server"

/** A key in full, and the one password of all the specs' people. */
const known = [/opn_[0-9A-Za-z]{38}/, /correct horse battery staple/, /\$2[aby]\$/]

/** What none but its holder may know, as the database has it. */
const issued = [
  "SELECT token AS secret FROM sessions",
  "SELECT password AS secret FROM accounts WHERE password IS NOT NULL",
  "SELECT hash AS secret FROM api_keys",
  "SELECT token_hash AS secret FROM invitations",
  "SELECT value AS secret FROM settings WHERE name = 'auth_secret'",
]

/** The secrets that `text` holds, each shortened, among those that everybody knows the form of and `others`. */
export function secretsIn(text: string, others: string[] = []): string[] {
  const found = known.flatMap((form) => form.exec(text)?.[0] ?? [])
  return [...found, ...others.filter((secret) => text.includes(secret))].map(
    (secret) => `${secret.slice(0, 8)}…`,
  )
}

/** One check: no log of these servers, and nothing that browsers are given, holds a secret that they issued. */
export async function secretsTally(targets: Target[]): Promise<Tally> {
  console.log("\n── secrets in logs and in what browsers are given")
  const secrets = (await Promise.all(targets.map(({ databaseUrl }) => issuedSecrets(databaseUrl)))).flat()
  const given = await readdir(".next/static", { recursive: true, withFileTypes: true })
  const files = [
    ...targets.map(({ logFile }) => logFile),
    ...given.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  ]
  let failed = secrets.length === 0 ? 1 : 0
  for (const file of files) {
    for (const secret of secretsIn(await readFile(file, "utf8"), secrets)) {
      console.log(`${file} holds ${secret}`)
      failed = 1
    }
  }
  console.log(`   ${secrets.length} secrets looked for in ${files.length} files`)
  return { passed: 1 - failed, failed }
}

async function issuedSecrets(databaseUrl: string): Promise<string[]> {
  type Row = { secret: string }
  if (databaseUrl.startsWith("file:")) {
    const database = new Database(databaseUrl.slice("file:".length), { readonly: true })
    const rows = issued.flatMap((sql) => database.prepare(sql).all() as Row[])
    database.close()
    return rows.map(({ secret }) => secret)
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const rows: Row[] = []
  for (const sql of issued) rows.push(...(await client.query<Row>(sql)).rows)
  await client.end()
  return rows.map(({ secret }) => secret)
}
