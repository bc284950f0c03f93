import Database from "better-sqlite3"
import pg from "pg"
import type { House } from "./house"

/** Blocks every write to the jobs until the returned function is called. */
export async function holdWriters({ databaseUrl }: House): Promise<() => Promise<void>> {
  if (databaseUrl.startsWith("file:")) {
    const other = new Database(databaseUrl.replace(/^file:/, ""))
    other.exec("BEGIN IMMEDIATE")
    return async () => void other.close()
  }
  const other = new pg.Client({ connectionString: databaseUrl })
  await other.connect()
  await other.query("BEGIN; LOCK TABLE jobs IN EXCLUSIVE MODE")
  return () => other.end()
}
