import { existsSync } from "node:fs"
import Database from "better-sqlite3"
import { ServiceError } from "@/lib/domain/errors"
import { sqlitePath } from "./adapter"
import { damageOf } from "./find-database-fault"
import { takeServerLock } from "./server-lock"
import { inEnglish } from "@/lib/messages/message"

/**
 * Runs `work` while no server has the SQLite file of `url` open, and none can open it. Throws `validation_failed` if another
 * process has it open. With `readOnly`, `work` only reads the file: one that can't be written to, such as a backup on read-only
 * media, can't be served and needs no lock.
 */
export async function withoutServer<T>(
  url: string,
  work: () => Promise<T>,
  { readOnly = false } = {},
): Promise<T> {
  const lock = await takeServerLock(url, 0).catch((error: unknown) => {
    unlessReadOnly(error)
    if (!readOnly) throw notLockable(url, error)
  })
  if (lock === null) throw inUse(url)
  try {
    closeUnused(url)
    return await work()
  } finally {
    lock?.release()
  }
}

/**
 * Moves what is still in the journal into the file, unless the file is damaged: then the journal stays. SQLite refuses to give
 * up the journal while another process has the file open, and then this throws `validation_failed`.
 */
export function closeUnused(url: string): void {
  const file = sqlitePath(url)
  if (!existsSync(file) || damageOf(file) !== null) return
  const present = new Database(file, { timeout: 1_000 })
  try {
    present.pragma("journal_mode = DELETE")
  } catch (error) {
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) throw inUse(url, error)
    unlessReadOnly(error)
  } finally {
    present.close()
  }
}

function unlessReadOnly(error: unknown): undefined {
  if (!/^(SQLITE_(READONLY|CANTOPEN)|EROFS|EACCES)/.test(codeOf(error))) throw error
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? ""
}

function inUse(url: string, cause?: unknown): ServiceError {
  const said = inEnglish(
    `A server has ${sqlitePath(url)} open, or another restore or copy is under way. Stop it first.`,
  )
  return new ServiceError("validation_failed", said, { cause })
}

function notLockable(url: string, cause: unknown): ServiceError {
  const said = inEnglish(
    `${sqlitePath(url)}-serving cannot be written to, so a server might start meanwhile. Allow this user to write to it.`,
  )
  return new ServiceError("validation_failed", said, { cause })
}
