import { randomBytes } from "node:crypto"
import { link, open, readdir, rename, rm, unlink } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import { isBusy } from "../engine/faults"

/** What SQLite and a migration may leave beside a file. */
const companions = ["-journal", "-wal", "-shm", "-migrating", "-migrating-journal"]

/** What file systems without hard links answer. */
const noLinks = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EINVAL|EMLINK)$/

/** A name for a copy that will become `file`, which no other run uses; `work` says what is being done. */
export function unfinishedName(file: string, work: "backup" | "restore" | "export"): string {
  return `${file}.${work}-${randomBytes(6).toString("hex")}.unfinished`
}

/** Removes what killed runs of `work` left in `folder`. A copy that is being made is locked, and stays. */
export async function removeLeftovers(folder: string, work: "backup" | "restore"): Promise<void> {
  const form = new RegExp(`\\.${work}-[0-9a-f]{12}\\.unfinished$`)
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (form.test(name) && !isLocked(file)) await removeCopy(file)
  }
}

/** Removes an unfinished copy, with what lies beside it. */
export async function removeCopy(file: string): Promise<void> {
  for (const companion of ["", ...companions]) await rm(`${file}${companion}`, { force: true })
}

/** Gives the complete `unfinished` the name `file`. Throws `EEXIST`, and changes nothing, if something has that name. */
export async function putInPlace(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file)
    await unlink(unfinished)
  } catch (error) {
    if (!isWithoutLinks(error)) throw error
    // The name is taken first, because a rename would replace what has it.
    await (await open(file, "wx", 0o600)).close()
    await rename(unfinished, file)
  }
}

/** Whether file systems such as that of `error` have no hard links. */
export function isWithoutLinks(error: unknown): boolean {
  return noLinks.test((error as NodeJS.ErrnoException).code ?? "")
}

function isLocked(file: string): boolean {
  let database: Database.Database | undefined
  try {
    database = new Database(file, { fileMustExist: true, timeout: 0 })
    database.exec("BEGIN EXCLUSIVE")
    return false
  } catch (error) {
    return isBusy(error)
  } finally {
    database?.close()
  }
}
