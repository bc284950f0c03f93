import { readlink, realpath } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import { databaseKind } from "@/lib/env"
import { makeFolderOf, sqlitePath } from "./adapter"
import { isBusy } from "./faults"
import { retrying } from "./patience"

/** Held by the process that serves a database, or that keeps servers from it. The lock ends with its process. */
export type ServerLock = { release(): void }

const pauseMilliseconds = 100

/**
 * Takes the lock of the one server that a SQLite file may have, waiting up to `milliseconds` for it; null if another process
 * has it. PostgreSQL allows any number of servers, so it has no such lock. It is SQLite's own lock on a separate file, which
 * the system releases even after `kill -9`.
 */
export async function takeServerLock(url: string, milliseconds: number): Promise<ServerLock | null> {
  if (databaseKind(url) === "postgresql") return { release() {} }
  makeFolderOf(url)
  const lock = new Database(`${await trueFile(sqlitePath(url))}-serving`, { timeout: 0 })
  const until = Date.now() + milliseconds
  // Nothing is ever written, so a journal on disk would only be left behind.
  const take = () => lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE")
  try {
    await retrying(take, (error) => (isBusy(error) && Date.now() < until ? pauseMilliseconds : null))
    return { release: () => void lock.close() }
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

/**
 * The real path of `file`, which may be a symbolic link and need not exist, so that two names of one file share a lock. Its
 * folder must exist.
 */
export async function trueFile(file: string): Promise<string> {
  try {
    return await realpath(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
  }
  const folder = await realpath(path.dirname(path.resolve(file)))
  const place = path.join(folder, path.basename(file))
  const target = await readlink(place).catch(() => null)
  return target === null ? place : trueFile(path.resolve(folder, target))
}
