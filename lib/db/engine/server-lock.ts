import { realpath } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import { databaseKind } from "@/lib/env"
import { makeFolderOf, sqlitePath } from "./adapter"
import { isBusy } from "./faults"
import { retrying } from "./patience"

/** Held by whoever serves a database, or keeps others from it. The lock of a process that dies is gone with it. */
export type ServerLock = { release(): void }

const pauseMilliseconds = 100

/**
 * Takes the lock of the one server that a SQLite file may have, waiting for it up to `milliseconds`; null where
 * another process has it. PostgreSQL takes any number of servers, and has none. It is SQLite's own lock, on a file of its
 * own, which the system takes back also after `kill -9`.
 */
export async function takeServerLock(url: string, milliseconds: number): Promise<ServerLock | null> {
  if (databaseKind(url) === "postgresql") return { release() {} }
  makeFolderOf(url)
  const lock = new Database(`${await trueFile(sqlitePath(url))}-serving`, { timeout: 0 })
  const until = Date.now() + milliseconds
  // Nothing is ever written: a journal on the disk would only be left behind.
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

/** The file itself where `file` is a symbolic link to it, so that two names of one file have one lock. */
async function trueFile(file: string): Promise<string> {
  const folder = await realpath(path.dirname(path.resolve(file)))
  return realpath(file).catch(() => path.join(folder, path.basename(file)))
}
