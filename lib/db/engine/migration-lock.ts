import Database from "better-sqlite3"
import { databaseKind } from "@/lib/env"
import { makeFolderOf, sqlitePath } from "./adapter"

/** How long a second starter waits for the first to finish migrating, in milliseconds. */
const patience = 60_000

/**
 * Runs `work` while no other process migrates the same SQLite file, whose folder it makes. The engine's own way is to take the whole file for
 * itself, which fails while a server has it open; on PostgreSQL its advisory lock does the same and this does nothing.
 */
export async function withMigrationLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  if (databaseKind(url) === "postgresql") return work()
  makeFolderOf(url)
  const lock = new Database(`${sqlitePath(url)}-migrating`, { timeout: patience })
  try {
    lock.exec("BEGIN EXCLUSIVE")
    return await work()
  } finally {
    lock.close()
  }
}
