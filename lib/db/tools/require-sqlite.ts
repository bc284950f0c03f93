import { databaseKind } from "@/lib/env"
import { refusal } from "./whole-copy"

/** Throws `validation_failed` if `url` names a PostgreSQL database, for which `instead` does the same. */
export function requireSqlite(url: string, instead: string): void {
  if (databaseKind(url) === "sqlite") return
  throw refusal(`This command is for SQLite. PostgreSQL has its own: ${instead}`)
}
