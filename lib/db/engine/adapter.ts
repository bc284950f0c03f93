import { accessSync, constants } from "node:fs"
import path from "node:path"
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3"
import { makeFolder } from "./make-folder"
import { keepToOwner } from "./owner-only"
import { lockTaker, patience } from "./patience"

/** Prisma's driver adapter for the SQLite file that `url` names; its folder must exist. */
export function sqliteAdapter(url: string): PrismaBetterSqlite3 {
  const file = sqlitePath(url)
  keepToOwner(file)
  const factory = new PrismaBetterSqlite3({ url: `file:${file}`, timeout: patience.lock })
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    requireWritable(file)
    const connection = await connect()
    await connection.executeScript(connectionSettings)
    const startTransaction = connection.startTransaction.bind(connection)
    const takeLock = lockTaker(async () => {
      await connection.executeScript("PRAGMA busy_timeout = 0")
      await connection.executeScript("BEGIN IMMEDIATE")
    })
    connection.startTransaction = async (isolationLevel) => {
      const transaction = await startTransaction(isolationLevel)
      try {
        await connection.executeScript("COMMIT")
        await takeLock()
      } catch (error) {
        await transaction.rollback()
        throw error
      }
      return transaction
    }
    return connection
  }
  return factory
}

/**
 * SQLite would open a file without write permission for reading only, and the connection would stay read-only for good. The file
 * isn't opened to find out: closing it would release the locks of every connection that this process has to it, and another
 * program that closes the file would then delete the write-ahead log.
 */
export function requireWritable(file: string): void {
  try {
    accessSync(file, constants.W_OK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return
    throw new Error(`SQLITE_READONLY: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Readers don't wait for the writer, and an acknowledged write survives a power cut. Checkpoints run in a thread (see
 * Checkpoints): a connection makes one itself only once the log reaches 64 MB.
 */
export const connectionSettings =
  "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 16384; PRAGMA foreign_keys = ON;"

/** The path in a `file:` address, without its query. */
export function sqlitePath(url: string): string {
  return url.replace(/^file:/, "").replace(/\?.*/s, "")
}

/** Creates the folder of the SQLite file that `url` names. */
export function makeFolderOf(url: string): void {
  makeFolder(path.dirname(sqlitePath(url)))
}
