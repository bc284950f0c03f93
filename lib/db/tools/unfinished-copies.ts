import { randomBytes } from "node:crypto"
import { existsSync, rmSync } from "node:fs"
import { link, open, readdir, rename, rm, unlink } from "node:fs/promises"
import path from "node:path"
import Database from "better-sqlite3"
import { isBusy } from "../engine/faults"
import { refusal } from "./whole-copy"

/** What SQLite and a migration may leave beside a file. */
const companions = ["-journal", "-wal", "-shm", "-migrating", "-migrating-journal"]

/** What file systems without hard links answer. */
const noLinks = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EINVAL|EMLINK)$/

/** A name for a copy that will become `file`, which no other run uses; `work` says what is being done. */
export function unfinishedName(file: string, work: "backup" | "restore" | "export"): string {
  return `${file}.${work}-${randomBytes(6).toString("hex")}.unfinished`
}

/**
 * Runs `use` with a name for a copy that will become `file`, removes what it leaves under that name, and before that what killed
 * runs of the same `work` left in the folder. A lock beside the copy tells other runs that this one isn't dead.
 */
export async function withUnfinished<T>(
  file: string,
  work: "backup" | "restore",
  use: (unfinished: string) => Promise<T>,
): Promise<T> {
  await removeLeftovers(path.dirname(file), work)
  const { unfinished, unlock } = lockedName(file, work)
  try {
    return await use(unfinished)
  } finally {
    await removeCopy(unfinished)
    unlock()
  }
}

/** How often a name is tried: another run may take this one's lock for that of a dead one before it is taken. */
const mostNames = 20

function lockedName(file: string, work: "backup" | "restore"): { unfinished: string; unlock: () => void } {
  for (let tried = 0; tried < mostNames; tried++) {
    const unfinished = unfinishedName(file, work)
    const unlock = lock(unfinished)
    if (unlock) return { unfinished, unlock }
    rmSync(lockOf(unfinished), { force: true })
  }
  throw refusal(
    `SQLite can lock no file in ${path.dirname(path.resolve(file))}. Choose a folder on a local disk.`,
  )
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
    await rename(unfinished, file).catch(async (fault: unknown) => {
      await rm(file, { force: true })
      throw fault
    })
  }
}

/** Whether file systems such as that of `error` have no hard links. */
export function isWithoutLinks(error: unknown): boolean {
  return noLinks.test((error as NodeJS.ErrnoException).code ?? "")
}

async function removeLeftovers(folder: string, work: string): Promise<void> {
  const form = new RegExp(`^.*\\.${work}-[0-9a-f]{12}\\.unfinished`)
  const copies = new Set((await readdir(folder)).flatMap((name) => form.exec(name)?.[0] ?? []))
  for (const name of copies) {
    const copy = path.join(folder, name)
    try {
      const unlock = lock(copy)
      if (unlock) await removeCopy(copy).finally(unlock)
    } catch {
      // Another user left it, who alone may remove it.
    }
  }
}

async function removeCopy(file: string): Promise<void> {
  for (const companion of ["", ...companions]) await rm(`${file}${companion}`, { force: true })
}

function lockOf(file: string): string {
  return `${file}-lock`
}

/** Locks the copy `file` for this process; null if another has it. The lock's file is removed while the lock is held. */
function lock(file: string): (() => void) | null {
  const name = lockOf(file)
  const held = new Database(name, { timeout: 0 })
  try {
    // Nothing is ever written.
    held.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE")
  } catch (error) {
    held.close()
    if (isBusy(error)) return null
    throw error
  }
  const unlock = () => {
    rmSync(name, { force: true })
    held.close()
  }
  if (existsSync(name)) return unlock
  held.close()
  return null
}
