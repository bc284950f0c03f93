import { existsSync } from "node:fs"
import path from "node:path"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { databaseKind, env } from "@/lib/env"
import { database } from "@/lib/http/context"
import { warn } from "./program"

/** Brings the database up to date, and says so if there was none: DATABASE_URL may be missing or misspelt. */
export async function prepareDatabase(): Promise<void> {
  const { DATABASE_URL } = env()
  const file = path.resolve(sqlitePath(DATABASE_URL))
  const missing = databaseKind(DATABASE_URL) === "sqlite" && !existsSync(file)
  await database().migrate()
  if (!missing) return
  const unset = process.env.DATABASE_URL?.trim() ? "" : ", because DATABASE_URL isn't set"
  warn(
    `there was no database at ${file}, so a new database was created${unset}. If you meant another, correct DATABASE_URL and delete the new one.`,
  )
}
