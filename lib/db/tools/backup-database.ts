import { existsSync, statSync } from "node:fs"
import { rename, rm, stat } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import { ServiceError } from "@/lib/domain/errors"
import { databaseKind } from "@/lib/env"
import { beginEpoch } from "../change-epoch"
import { sqlitePath } from "../engine/adapter"
import { requireFolder } from "../engine/find-database-fault"
import { withoutServer } from "../engine/without-server"
import { inEnglish } from "@/lib/messages/message"

/** Pages copied per step; the server's own work goes on between steps. */
const pagesPerStep = 2_000

/**
 * Copies the SQLite database `url` to the new file `to`, even while servers write to it: the copy is a single state of the
 * database, has been checked, and appears under its name only when it is complete. `progress` gets the share done, from 0 to 1.
 * Returns the copy's size in bytes. Throws `validation_failed` for PostgreSQL and if `to` already exists.
 */
export async function backUpDatabase(
  url: string,
  to: string,
  progress: (share: number) => void,
): Promise<number> {
  requireSqlite(url, "pg_dump --format=custom --file=FILE")
  if (existsSync(to)) throw refusal(`${to} already exists. Name a new file: a backup never overwrites one.`)
  await requireFolder(path.dirname(path.resolve(to)))
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { force: true })
  const source = open(sqlitePath(url))
  try {
    await source.backup(unfinished, {
      progress: ({ totalPages, remainingPages }) => {
        progress(totalPages === 0 ? 1 : 1 - remainingPages / totalPages)
        return pagesPerStep
      },
    })
  } finally {
    source.close()
  }
  try {
    closeWhole(unfinished)
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return (await stat(to)).size
}

/**
 * Puts the backup `from` in the place of the SQLite database `url`; clients that follow the change list have to start over.
 * What was there is kept beside it; returns its new name, or null if there was nothing. Throws `validation_failed`, and changes
 * nothing, for PostgreSQL, for a file that is not a complete backup of ours, and while a server has the database open.
 */
export async function restoreDatabase(url: string, from: string, now: Date): Promise<string | null> {
  requireSqlite(url, "pg_restore --clean --if-exists --dbname=URL FILE")
  if (!existsSync(from)) throw refusal(`There is no file ${from}. Name one that "openings backup" created.`)
  if (statSync(from).isDirectory()) throw refusal(`${from} is a folder. Name the backup's file.`)
  const file = sqlitePath(url)
  await requireFolder(path.dirname(path.resolve(file)))
  const unfinished = `${file}.restoring`
  await rm(unfinished, { force: true })
  const source = open(from)
  try {
    requireOurs(source, from)
    await source.backup(unfinished)
  } finally {
    source.close()
  }
  closeWhole(unfinished, (copy) => {
    // A backup from before there was a settings table is also from before there was a change list.
    if ((copy.pragma("table_info(settings)") as unknown[]).length > 0) copy.exec(beginEpoch())
  })
  return withoutServer(url, async () => {
    const kept = existsSync(file) ? `${file}.before-restore-${now.toISOString().replace(/[:.]/g, "-")}` : null
    if (kept) await rename(file, kept)
    await rename(unfinished, file)
    return kept
  })
}

function requireSqlite(url: string, instead: string): void {
  if (databaseKind(url) === "sqlite") return
  throw refusal(`This command is for SQLite. PostgreSQL has its own: ${instead}`)
}

function open(file: string): Database.Database {
  try {
    return new Database(file, { readonly: true, fileMustExist: true })
  } catch (error) {
    const said = inEnglish(`${file} cannot be opened: ${(error as Error).message}.`)
    throw new ServiceError("validation_failed", said, { cause: error })
  }
}

function requireOurs(source: Database.Database, file: string): void {
  try {
    source.prepare("SELECT count(*) FROM employers").get()
  } catch (error) {
    const said = inEnglish(`${file} isn't a backup of Openings.`)
    throw new ServiceError("validation_failed", said, { cause: error })
  }
}

/** Checks a copy, changes it with `adapt`, and leaves it as a single file, without a journal beside it. */
function closeWhole(file: string, adapt: (copy: Database.Database) => void = () => {}): void {
  const copy = new Database(file)
  try {
    const found = copy.pragma("integrity_check", { simple: true })
    if (found !== "ok") throw refusal(`The copy is damaged (${String(found)}); nothing was kept.`)
    adapt(copy)
    copy.pragma("journal_mode = DELETE")
  } finally {
    copy.close()
  }
}

function refusal(message: string): ServiceError {
  return new ServiceError("validation_failed", inEnglish(message))
}
