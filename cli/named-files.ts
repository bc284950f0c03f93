import { createWriteStream, existsSync, statSync } from "node:fs"
import { readdir, readFile, rm } from "node:fs/promises"
import path from "node:path"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ServiceError } from "@/lib/domain/errors"
import { isDiskFull } from "@/lib/db/engine/faults"
import { putInPlace, unfinishedName } from "@/lib/db/tools/unfinished-copies"
import { noRoom, refusal } from "@/lib/db/tools/whole-copy"
import { misused } from "./option-values"

/** The content of a file that the caller named. */
export async function readNamedFile(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw misused(`There is no file ${file}.`)
    if (error.code === "EISDIR") throw misused(`${file} is a folder. Name a file in it.`)
    if (error.code === "EACCES") throw misused(`This user may not read ${file}.`)
    throw error
  })
}

/** Writes `text` to a new file that the caller named. It appears when it is complete, and never replaces another. */
export async function writeNamedFile(file: string, text: Readable): Promise<void> {
  requireNew(file)
  await removeOldExports(path.dirname(file))
  const unfinished = unfinishedName(file, "export")
  try {
    await pipeline(text, createWriteStream(unfinished, { flags: "wx", mode: 0o600 }))
    await putInPlace(unfinished, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "EEXIST") throw taken(file)
    if (code === "EACCES" || code === "EROFS")
      throw misused(`This user may not write to the folder ${path.dirname(file)}.`)
    throw isDiskFull(error) ? refusal(noRoom(file), error) : error
  } finally {
    await rm(unfinished, { force: true })
  }
}

const dayMilliseconds = 86_400_000

/** Removes what killed exports left in `folder`; another one may still be writing a younger file. */
async function removeOldExports(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.export-[0-9a-f]{12}\.unfinished$/.test(name)) continue
    const left = path.join(folder, name)
    const since = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    // Another user's file isn't ours to remove.
    if (since < Date.now() - dayMilliseconds) await rm(left, { force: true }).catch(() => {})
  }
}

function requireNew(file: string): void {
  if (existsSync(file))
    throw statSync(file).isDirectory() ? misused(`${file} is a folder. Name a new file in it.`) : taken(file)
  const folder = path.dirname(file)
  const there = statSync(folder, { throwIfNoEntry: false })
  if (there?.isDirectory()) return
  throw misused(
    there
      ? `${folder} is a file, not a folder.`
      : `There is no folder ${folder}. Create it, or name another file.`,
  )
}

/** Throws if there is already a file called `file`. */
export function requireFree(file: string): void {
  if (existsSync(file) && !statSync(file).isDirectory()) throw taken(file)
}

/** Throws if there is no file called `file`. */
export function requireThere(file: string): void {
  if (!existsSync(file)) throw misused(`There is no file ${file}.`)
}

function taken(file: string): ServiceError {
  return misused(`${file} already exists; name a new file.`)
}
