import { existsSync, statSync } from "node:fs"
import { stat } from "node:fs/promises"
import path from "node:path"
import { sqlitePath } from "../engine/adapter"
import { damaged, requireFolder } from "../engine/find-database-fault"
import { requireSqlite } from "./require-sqlite"
import { putInPlace, withUnfinished } from "./unfinished-copies"
import { copyWhole, refusal } from "./whole-copy"

/**
 * Copies the SQLite database `url` to the new file `to`, even while servers write to it. The copy appears under its name only
 * when it is complete and has been checked. `progress` gets the share done, from 0 to 1. Returns the copy's size in bytes.
 * Throws `validation_failed` for PostgreSQL, for a database that is damaged or isn't ours, and if `to` already exists.
 */
export async function backUpDatabase(
  url: string,
  to: string,
  progress: (share: number) => void,
): Promise<number> {
  requireSqlite(url, "pg_dump --format=custom --file=FILE")
  if (existsSync(to)) throw statSync(to).isDirectory() ? aFolder(to) : taken(to)
  await requireFolder(path.dirname(path.resolve(to)))
  const file = sqlitePath(url)
  const refusals = {
    notOurs: `${file} isn't a database of Openings. Correct DATABASE_URL.`,
    damaged: damaged(file),
  }
  await withUnfinished(path.resolve(to), "backup", async (unfinished) => {
    await copyWhole(file, unfinished, { refusals, progress })
    await putInPlace(unfinished, to).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EEXIST" ? taken(to) : error
    })
  })
  return (await stat(to)).size
}

function taken(file: string) {
  return refusal(`${file} already exists. Name a new file: a backup never overwrites one.`)
}

function aFolder(file: string) {
  return refusal(`${file} is a folder. Name a new file in it, such as ${path.join(file, "openings.db")}.`)
}
