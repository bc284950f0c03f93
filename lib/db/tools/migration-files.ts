import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { Client } from "../engine/client"

/** A committed migration and its statements. */
export type MigrationFile = { name: string; sql: string }

/** The committed migrations of one database, in the order in which they are applied. */
export async function readMigrations(kind: Client["kind"]): Promise<MigrationFile[]> {
  const folder = path.resolve("prisma/migrations", kind)
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(path.join(folder, name, "migration.sql"), "utf8"),
    })),
  )
}
