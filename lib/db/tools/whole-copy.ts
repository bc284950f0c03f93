import Database from "better-sqlite3"
import { ServiceError } from "@/lib/domain/errors"
import { inEnglish } from "@/lib/messages/message"
import { isDamage, isDiskFull } from "../engine/faults"
import { readMigrations } from "./migration-files"

/** Pages copied per step; a server's own work goes on between steps. */
const pagesPerStep = 2_000

/** What is said of a source that isn't ours, or that is damaged. */
export type Refusals = { notOurs: string; damaged: string }

/**
 * Copies the SQLite database `from` to the new file `to`, even while servers write to it. The copy is a single state of the
 * database, is ours, has been checked, and has no journal beside it. `progress` gets the share done, from 0 to 1. Throws
 * `validation_failed` with one of `refusals`, or if the disk is full.
 */
export async function copyWhole(
  from: string,
  to: string,
  { refusals, progress = () => {} }: { refusals: Refusals; progress?: (share: number) => void },
): Promise<void> {
  try {
    const source = new Database(from, { readonly: true, fileMustExist: true })
    try {
      await requireOurs(source, refusals)
      await source.backup(to, {
        progress: ({ totalPages, remainingPages }) => {
          progress(totalPages === 0 ? 1 : 1 - remainingPages / totalPages)
          return pagesPerStep
        },
      })
    } finally {
      source.close()
    }
    const copy = openAlone(to)
    try {
      if (copy.pragma("integrity_check(1)", { simple: true }) !== "ok") throw refusal(refusals.damaged)
      await requireOurs(copy, refusals)
    } finally {
      copy.close()
    }
  } catch (error) {
    throw translated(error, { from, to, refusals })
  }
}

/** Opens a copy that nothing else uses, as a file without a journal beside it, and locked until it is closed. */
export function openAlone(file: string): Database.Database {
  const copy = new Database(file, { fileMustExist: true })
  try {
    copy.pragma("locking_mode = EXCLUSIVE")
    copy.pragma("journal_mode = DELETE")
    return copy
  } catch (error) {
    copy.close()
    throw error
  }
}

/** What is said if there is no room for the copy `file`. */
export function noRoom(file: string): string {
  return `The disk is full: there is no room for ${file}. Nothing was kept.`
}

export function refusal(message: string, cause?: unknown): ServiceError {
  return new ServiceError("validation_failed", inEnglish(message), { cause })
}

async function requireOurs(database: Database.Database, { notOurs }: Refusals): Promise<void> {
  const [first] = await readMigrations("sqlite")
  try {
    const applied = database
      .prepare("SELECT 1 FROM _prisma_migrations WHERE migration_name = ? AND finished_at IS NOT NULL")
      .get(first?.name)
    if (!applied) throw refusal(notOurs)
    database.prepare("SELECT count(*) FROM employers").get()
  } catch (error) {
    if (/SQLITE_(ERROR|NOTADB)/.test(codeOf(error))) throw refusal(notOurs, error)
    throw error
  }
}

function translated(
  error: unknown,
  { from, to, refusals }: { from: string; to: string; refusals: Refusals },
) {
  if (error instanceof ServiceError) return error
  if (isDamage(error)) return refusal(refusals.damaged, error)
  if (isDiskFull(error)) return refusal(noRoom(to), error)
  return refusal(`${from} cannot be copied: ${(error as Error).message}.`, error)
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? ""
}
