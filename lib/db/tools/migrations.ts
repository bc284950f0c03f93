import { createHash, randomUUID } from "node:crypto"
import { ServiceError } from "@/lib/domain/errors"
import { databaseKind } from "@/lib/env"
import type { Client } from "../engine/client"
import { type MigrationFile, readMigrations } from "./migration-files"
import type { MigrationConnection } from "./migration-connection"
import { connectToPostgres } from "./migrate-postgres"
import { connectToSqlite } from "./migrate-sqlite"
import { inEnglish } from "@/lib/messages/message"

/** A row of the table of applied migrations: `finished` and `undone` are null if that has not happened. */
type Applied = { name: string; finished: unknown; undone: unknown }

const selectApplied =
  "SELECT migration_name AS name, finished_at AS finished, rolled_back_at AS undone FROM _prisma_migrations"

/**
 * Whether every committed migration is applied and none has failed. Reads without a lock, so that a start with nothing to
 * migrate waits for nobody. If the table can't be read, `applyMigrations` reports why.
 */
export async function isMigrated({ kind, direct }: Client): Promise<boolean> {
  const [files, rows] = await Promise.all([
    readMigrations(kind),
    direct.rows<Applied>({ text: selectApplied, values: [] }).catch(() => []),
  ])
  const standing = rows.filter(({ undone }) => undone === null)
  const applied = new Set(standing.map(({ name }) => name))
  return standing.every(({ finished }) => finished !== null) && files.every(({ name }) => applied.has(name))
}

/**
 * Applies the migrations that the database `url` lacks, each with its row in the table that `prisma migrate deploy` keeps: both
 * or neither, so that a start that is killed leaves nothing half done. `until` names the last one to apply, to make a database
 * of an older version; `setting`, where the operator wrote the address. Returns the names of those applied. Safe when several
 * processes start at once: one applies, the others wait and find nothing to do. Throws `validation_failed` for a database that isn't ours, or in which Prisma has recorded a
 * failed migration.
 */
export async function applyMigrations(
  url: string,
  until?: string,
  setting = "DATABASE_URL",
): Promise<string[]> {
  const kind = databaseKind(url)
  const files = (await readMigrations(kind)).filter(({ name }) => !until || name <= until)
  const connection = await (kind === "sqlite" ? connectToSqlite(url) : connectToPostgres(url))
  try {
    const applied = await appliedNames(connection, setting)
    const pending = files.filter(({ name }) => !applied.has(name))
    for (const file of pending) await connection.apply(file.sql, recordOf(file))
    return pending.map(({ name }) => name)
  } finally {
    await connection.close()
  }
}

async function appliedNames(connection: MigrationConnection, setting: string): Promise<Set<string>> {
  const tables = await connection.tables()
  if (!tables.includes("_prisma_migrations")) {
    if (tables.length > 0)
      throw refused(`It contains tables of another program: ${tables.slice(0, 3).join(", ")}.`, setting)
    await connection.makeTable()
  }
  const rows = (await connection.rows(selectApplied)) as Applied[]
  const standing = rows.filter(({ undone }) => undone === null)
  const failed = standing.find(({ finished }) => finished === null)
  if (failed) throw refused(`The migration ${failed.name} failed in it earlier.`, setting)
  return new Set(standing.map(({ name }) => name))
}

function recordOf({ name, sql }: MigrationFile) {
  return { id: randomUUID(), checksum: createHash("sha256").update(sql).digest("hex"), name }
}

function refused(why: string, setting: string): ServiceError {
  const message = `This database can't be migrated. ${why} Set ${setting} to an empty one, or restore a backup.`
  return new ServiceError("validation_failed", inEnglish(message))
}
