import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import pg from "pg"
import { symmetricDecrypt } from "better-auth/crypto"
import { openApiDocument } from "@/lib/api/v1.1/openapi/document"
import { hashKey } from "@/lib/domain/api-keys/key-secret"
import { typedSecret } from "@/lib/domain/members/one-time-code"
import { oneFailed, onePassed, type Tally, total } from "./read-reports"
import type { Target } from "./start-server"

/** A full API key or webhook secret, and the one password of all people in the specs. */
const known = [/opn_[0-9A-Za-z]{38}/, /whsec_[0-9A-Za-z+/]{40}/, /correct horse battery staple/, /\$2[aby]\$/]

/** Secrets that only their holders may know, as the database stores them. */
const issued = [
  "SELECT token AS secret FROM sessions",
  "SELECT password AS secret FROM accounts WHERE password IS NOT NULL",
  "SELECT hash AS secret FROM api_keys",
  "SELECT token_hash AS secret FROM invitations",
  "SELECT value AS secret FROM settings WHERE name = 'auth_secret'",
]

/** Secrets that are readable only with the installation's secret: see `sealedSecrets`. */
const sealed = "SELECT secret, backup_codes FROM two_factors"

/** Activity and request records that people can see, which must contain no secret. The text of postings is up to the employer. */
const shown = ["SELECT * FROM activities WHERE object_kind <> 'job'", "SELECT * FROM api_requests"]

/** The secrets found in `text`, each shortened: those of a known form, and any of `others`. */
export function secretsIn(text: string, others: string[] = []): string[] {
  const found = known.flatMap((form) => form.exec(text)?.[0] ?? [])
  return [...found, ...others.filter((secret) => text.includes(secret))].map(shortened)
}

function shortened(secret: string): string {
  return `${secret.slice(0, 8)}…`
}

/**
 * One check: these servers' logs, the files sent to browsers, the activity and request records and the OpenAPI document contain
 * none of the secrets that the servers issued.
 */
export async function secretsTally(targets: Target[]): Promise<Tally> {
  console.log("\n── secrets in logs, records and public files")
  const secrets: string[] = []
  const texts = [{ name: "the OpenAPI document", text: JSON.stringify(openApiDocument()) }]
  const leaks: { name: string; secret: string }[] = []
  for (const { name, databaseUrl } of targets) {
    const plain = (await rowsOf(databaseUrl, issued)).map(({ secret }) => String(secret))
    const issuedHere = [...plain, ...(await sealedSecrets(databaseUrl))]
    secrets.push(...issuedHere)
    const records = (await rowsOf(databaseUrl, shown)).map((row) => JSON.stringify(row)).join("\n")
    // Text may look like a key: only one that works counts.
    const keys = (records.match(/opn_[0-9A-Za-z]{38}/g) ?? []).filter((key) =>
      issuedHere.includes(hashKey(key)),
    )
    const words = issuedHere.filter((secret) => records.includes(secret))
    for (const secret of [...keys, ...words])
      leaks.push({ name: `the records on ${name}`, secret: shortened(secret) })
  }
  const given = await readdir(".next/static", { recursive: true, withFileTypes: true })
  const files = [
    ...targets.map(({ logFile }) => logFile),
    ...given.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  ]
  for (const file of files) texts.push({ name: file, text: await readFile(file, "utf8") })
  for (const { name, text } of texts)
    leaks.push(...secretsIn(text, secrets).map((secret) => ({ name, secret })))
  for (const { name, secret } of leaks) console.log(`${name} holds ${secret}`)
  console.log(`   looked for ${secrets.length} secrets in ${texts.length + targets.length} places`)
  if (secrets.length === 0) return oneFailed("secrets: none were issued, so none can be looked for")
  if (leaks.length === 0) return onePassed
  return total(leaks.map(({ name, secret }) => oneFailed(`secrets: ${name} holds ${secret}`)))
}

/** The secrets of authenticator apps, both as stored and as people type them, and the unused recovery codes. */
async function sealedSecrets(databaseUrl: string): Promise<string[]> {
  const [setting] = await rowsOf(databaseUrl, ["SELECT value FROM settings WHERE name = 'auth_secret'"])
  const key = String(setting?.value)
  const found: string[] = []
  for (const { secret, backup_codes: codes } of await rowsOf(databaseUrl, [sealed])) {
    if (codes) found.push(...(JSON.parse(await symmetricDecrypt({ key, data: String(codes) })) as string[]))
    if (!secret) continue
    const opened = await symmetricDecrypt({ key, data: String(secret) })
    found.push(opened, typedSecret(opened), String(secret))
  }
  return found
}

async function rowsOf(databaseUrl: string, statements: string[]): Promise<Record<string, unknown>[]> {
  type Row = Record<string, unknown>
  if (databaseUrl.startsWith("file:")) {
    const database = new Database(databaseUrl.slice("file:".length), { readonly: true })
    const rows = statements.flatMap((sql) => database.prepare(sql).all() as Row[])
    database.close()
    return rows
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const rows: Row[] = []
  for (const sql of statements) rows.push(...(await client.query<Row>(sql)).rows)
  await client.end()
  return rows
}
