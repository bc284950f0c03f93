import { databaseKind } from "@/lib/env"
import type { Client } from "./client"
import { withMigrationLock } from "./migration-lock"
import { filtersFor, readMigrations, readSchema, withSchemaEngine } from "./schema-engine"

/** A second starter waits at most this long for the first to finish migrating. */
const attempts = 6

type Applied = { name: string; finished: unknown; undone: unknown }

/**
 * Whether every committed migration is applied, and none has failed, by the table that the engine keeps: the engine takes
 * half a second of the processor to begin, and has nothing to do then. What cannot be read is left for the engine to tell.
 */
export async function isMigrated({ kind, direct }: Client): Promise<boolean> {
  const text = `SELECT migration_name AS name, finished_at AS finished, rolled_back_at AS undone FROM _prisma_migrations`
  const [{ migrationDirectories }, rows] = await Promise.all([
    readMigrations(kind),
    direct.rows<Applied>({ text, values: [] }).catch(() => []),
  ])
  const standing = rows.filter(({ undone }) => undone === null)
  const applied = new Set(standing.map(({ name }) => name))
  return (
    standing.every(({ finished }) => finished !== null) &&
    migrationDirectories.every(({ path }) => applied.has(path))
  )
}

/**
 * Applies the migrations that the database `url` lacks, as `prisma migrate deploy` would: same table, checksums and lock.
 * `until` names the last one to apply, where the database is to be an old one. Returns the names of those applied. Safe when several processes start at once: one applies, the others wait and find nothing to do.
 */
export async function applyMigrations(url: string, until?: string): Promise<string[]> {
  const all = await readMigrations(databaseKind(url))
  const migrationDirectories = all.migrationDirectories.filter(({ path }) => !until || path <= until)
  const migrationsList = { ...all, migrationDirectories }
  return withMigrationLock(url, async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        const { appliedMigrationNames } = await withSchemaEngine(url, (engine) =>
          engine.applyMigrations({ migrationsList, filters: filtersFor(databaseKind(url)) }),
        )
        return appliedMigrationNames
      } catch (error) {
        if (attempt === attempts || !isLockTimeout(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, 250 * attempt))
      }
    }
  })
}

function isLockTimeout(error: unknown): boolean {
  return /P1002|advisory lock|database is locked|SQLITE_BUSY|SocketTimeout/i.test(String(error))
}

/**
 * The SQL by which the schema is ahead of the committed migrations, or null where they agree.
 * `url` names an empty scratch database, to which the migrations are applied so that the engine can look at the outcome.
 */
export async function pendingDifference(url: string): Promise<string | null> {
  await applyMigrations(url)
  const files = [{ path: "schema.prisma", content: await readSchema(databaseKind(url)) }]
  const { exitCode, stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: "schemaDatasource", files, configDir: "." },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: true,
      filters: filtersFor(databaseKind(url)),
    }),
  )
  return exitCode === 2 ? (stdout ?? "") : null
}
