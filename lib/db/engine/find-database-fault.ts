import { accessSync, constants, existsSync, statSync } from "node:fs"
import path from "node:path"
import Database from "better-sqlite3"
import pg from "pg"
import { ServiceError } from "@/lib/domain/errors"
import { databaseKind } from "@/lib/env"
import { sqlitePath } from "./adapter"
import { isDamage } from "./faults"
import { makeFolder } from "./make-folder"
import { inEnglish } from "@/lib/messages/message"
import { patience } from "./patience"

/** What keeps a database from being used, and what to do about it, in a sentence. `lasting` means that waiting doesn't help. */
export type DatabaseFault = { sentence: string; lasting: boolean }

/**
 * What keeps the database `url` from being used, found by opening it in the simplest way; null if nothing does. A SQLite file
 * that doesn't exist yet is no fault. `setting` names where the operator wrote the address.
 */
export async function findDatabaseFault(
  url: string,
  setting = "DATABASE_URL",
): Promise<DatabaseFault | null> {
  return databaseKind(url) === "sqlite" ? fileFault(sqlitePath(url), setting) : serverFault(url, setting)
}

/** Throws `not_found` if `url`, which the operator wrote into `setting`, names a SQLite file that doesn't exist. */
export function requireFile(url: string, setting: string): void {
  const file = path.resolve(sqlitePath(url))
  if (databaseKind(url) === "postgresql" || existsSync(file)) return
  const making = setting === "DATABASE_URL" ? ', or create it with "npm start" or "openings migrate"' : ""
  const said = inEnglish(`There is no file ${file}. Correct ${setting}${making}.`)
  throw new ServiceError("not_found", said)
}

/**
 * Throws `validation_failed` if `url` names a SQLite file that can't be used, before anything else opens it: SQLite might delete
 * the log beside a damaged file, or fill an emptied one anew.
 */
export async function requireUndamaged(url: string): Promise<void> {
  if (databaseKind(url) === "postgresql") return
  const fault = await findDatabaseFault(url)
  if (fault?.lasting) throw new ServiceError("validation_failed", inEnglish(fault.sentence))
}

/** Creates the folder `folder` if it doesn't exist. Throws `validation_failed` if it can't be created or written to. */
export async function requireFolder(folder: string): Promise<void> {
  const fault = folderFault(folder)
  if (fault !== null) throw new ServiceError("validation_failed", inEnglish(fault))
  makeFolder(folder)
}

/** Why the folder `folder` can't be created or written to; null if it can be used. */
function folderFault(folder: string): string | null {
  let existing = path.resolve(folder)
  while (!existsSync(existing)) existing = path.dirname(existing)
  const missing = existing !== path.resolve(folder)
  if (!statSync(existing).isDirectory())
    return missing
      ? `The folder ${folder} cannot be created: ${existing} is a file.`
      : `${folder} is a file, not a folder.`
  if (may(existing, constants.W_OK)) return null
  return missing
    ? `The folder ${folder} cannot be created: this user may not write to ${existing}.`
    : `This user may not write to the folder ${folder}.`
}

function fileFault(file: string, setting: string): DatabaseFault | null {
  const lasting = (sentence: string) => ({ sentence, lasting: true })
  const folder = folderFault(path.dirname(file))
  if (!existsSync(file)) return folder === null ? null : lasting(`${folder} Correct ${setting}.`)
  if (statSync(file).isDirectory())
    return lasting(`${file} is a folder. ${setting} has to name a file, such as file:${file}/openings.db.`)
  // SQLite creates files next to the database file, so the folder must be writable too.
  if (!may(file, constants.W_OK) || folder !== null)
    return {
      sentence: `${folder ?? `This user may not write to the file ${file}.`} Allow it, or correct ${setting}.`,
      lasting: false,
    }
  const damage = damageOf(file)
  if (damage === "foreign")
    return lasting(`${file} is not a SQLite database. Correct ${setting}, or ${remedy}.`)
  return damage === "damaged" ? lasting(damaged(file)) : null
}

/**
 * Whether the beginning of a SQLite file is damaged, or is that of something else. The file is opened for reading only:
 * otherwise, SQLite might delete the log beside it.
 */
export function damageOf(file: string): "damaged" | "foreign" | null {
  // SQLite would take an emptied file for a new database.
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  if (statSync(file).size === 0) return log !== undefined && log.size > 0 ? "damaged" : null
  let database: Database.Database | undefined
  try {
    database = new Database(file, { readonly: true, fileMustExist: true })
    database.prepare("SELECT count(*) FROM sqlite_schema").get()
    return null
  } catch (error) {
    if ((error as { code?: string }).code === "SQLITE_NOTADB") return "foreign"
    return isDamage(error) ? "damaged" : null
  } finally {
    database?.close()
  }
}

const remedy = 'put a backup in its place with "openings restore FILE"'

/** What is said of a SQLite database that is damaged. */
export function damaged(file: string): string {
  return `${file} is damaged. Stop the server, and ${remedy}.`
}

async function serverFault(url: string, setting: string): Promise<DatabaseFault | null> {
  let client: pg.Client
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience.connection })
  } catch {
    const sentence = `${setting} cannot be read. It has the form postgresql://user:password@host:5432/name; characters such as # / ? @ in the password are written as %23 %2F %3F %40.`
    return { sentence, lasting: true }
  }
  // A connection that is cut while it is closing is no fault.
  client.on("error", () => {})
  try {
    await client.connect()
    await client.query("SELECT 1")
    return null
  } catch (error) {
    return describe(error as Refusal, client, setting)
  } finally {
    await client.end().catch(() => {})
  }
}

type Refusal = Error & { code?: string }

/** Goes by PostgreSQL's own error codes and those of the operating system. */
function describe(error: Refusal, client: pg.Client, setting: string): DatabaseFault {
  const { host, port, user, database } = client
  const at = `PostgreSQL at ${host}:${port}`
  const said = error.message.replace(/\s+/g, " ").trim()
  switch (error.code) {
    case "28P01":
    case "28000":
      return {
        sentence: `${at} refuses the user "${user}": ${said}. Correct the user and password in ${setting}.`,
        lasting: true,
      }
    case "3D000":
      return {
        sentence: `${at} has no database "${database}". Create it (createdb ${database}), or correct ${setting}.`,
        lasting: true,
      }
    case "42501":
      return { sentence: `${at} does not let the user "${user}" in: ${said}.`, lasting: true }
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return {
        sentence: `PostgreSQL cannot be reached: there is no host called "${host}". Check the network, or correct ${setting}.`,
        lasting: false,
      }
    case "ECONNREFUSED":
    case "ENOENT":
      return {
        sentence: `${at} cannot be reached: nothing is listening there. Start it, or correct ${setting}.`,
        lasting: false,
      }
  }
  if (error instanceof pg.DatabaseError)
    return { sentence: `${at} refuses this service: ${said}.`, lasting: false }
  return {
    sentence: `${at} cannot be reached: ${said || error.code}. Check that it is running and lets this machine connect, or correct ${setting}.`,
    lasting: false,
  }
}

function may(place: string, mode: number): boolean {
  try {
    accessSync(place, mode)
    return true
  } catch {
    return false
  }
}
