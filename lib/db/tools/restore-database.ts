import { constants, existsSync, statSync } from "node:fs"
import { copyFile, link, rename } from "node:fs/promises"
import path from "node:path"
import type { ServiceError } from "@/lib/domain/errors"
import { beginEpoch } from "../change-epoch"
import { sqlitePath } from "../engine/adapter"
import { isDiskFull } from "../engine/faults"
import { requireFolder } from "../engine/find-database-fault"
import { trueFile } from "../engine/server-lock"
import { closeUnused, withoutServer } from "../engine/without-server"
import { keepOwner } from "./keep-owner"
import { requireSqlite } from "./require-sqlite"
import { isWithoutLinks, withUnfinished } from "./unfinished-copies"
import { copyWhole, noRoom, openAlone, refusal } from "./whole-copy"

/** What SQLite keeps beside a database. */
const companions = ["-wal", "-shm", "-journal"]

/**
 * The name of what was there before, or null if there was nothing; what `update` returned; and the owner of what was there, as
 * `chown` takes it, if this user may not give files to it.
 */
export type Restored<T> = { kept: string | null; updated: T; ownerLost: string | null }

/**
 * Puts the backup `from` in the place of the SQLite database `url`, after `update` has brought a copy of it up to date; clients
 * that follow the change list have to start over. What was there, even if it is damaged, is kept beside it, and its owner is kept
 * too. At every moment there is one of the two under the database's name. Throws `validation_failed`, and changes nothing, for
 * PostgreSQL, for a file that is not a complete backup of ours or can't be updated, and while a server has the database open.
 */
export async function restoreDatabase<T>(
  url: string,
  from: string,
  { now, update }: { now: Date; update: (url: string) => Promise<T> },
): Promise<Restored<T>> {
  requireSqlite(url, "pg_restore --clean --if-exists --dbname=URL FILE")
  if (!existsSync(from)) throw refusal(`There is no file ${from}. Name one that "openings backup" created.`)
  if (statSync(from).isDirectory()) throw refusal(`${from} is a folder. Name the backup's file.`)
  await requireFolder(path.dirname(path.resolve(sqlitePath(url))))
  const file = await trueFile(sqlitePath(url))
  return withoutServer(url, () =>
    withUnfinished(file, "restore", async (copy) => {
      await copyWhole(from, copy, { refusals: refusalsOf(from) })
      const updated = await update(`file:${copy}`).catch((error: unknown) => {
        throw notUpdated(error, from, copy)
      })
      beginAnew(copy)
      // Commands work without the lock, so one may have opened the database since.
      closeUnused(url)
      const ownerLost = existsSync(file) ? keepOwner(file, [copy, `${file}-serving`]) : null
      return { kept: await swap(copy, file, now), updated, ownerLost }
    }),
  )
}

function refusalsOf(from: string) {
  return {
    notOurs: `${from} isn't a backup of Openings. Name a file that "openings backup" created.`,
    damaged: `${from} is damaged. Name another backup; the database stays as it is.`,
  }
}

function notUpdated(error: unknown, from: string, copy: string): ServiceError {
  const { cause, message } = error as Error
  if (isDiskFull(error) || isDiskFull(cause)) return refusal(noRoom(copy), error)
  const [why] = message.trim().split("\n")
  return refusal(`${from} cannot be brought up to date, so the database stays as it is: ${why}`, error)
}

function beginAnew(file: string): void {
  const copy = openAlone(file)
  try {
    copy.exec(beginEpoch())
  } finally {
    copy.close()
  }
}

/** Gives `copy` the name `file`, and what had it another one, which it returns. */
async function swap(copy: string, file: string, now: Date): Promise<string | null> {
  const name = `${file}.before-restore-${now.toISOString().replace(/[:.]/g, "-")}`
  const kept = existsSync(file) ? name : null
  if (kept) await nameToo(file, kept)
  // SQLite would apply the log of another database to this one.
  for (const companion of companions)
    if (existsSync(file + companion)) await rename(file + companion, name + companion)
  await rename(copy, file)
  return kept
}

async function nameToo(file: string, name: string): Promise<void> {
  try {
    await link(file, name)
  } catch (error) {
    if (!isWithoutLinks(error)) throw error
    await copyFile(file, name, constants.COPYFILE_EXCL)
  }
}
