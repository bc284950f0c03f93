import { chmodSync, readdirSync, realpathSync, statSync } from "node:fs"
import path from "node:path"

/** The permissions of everyone but the owner. */
const ofOthers = 0o077

/**
 * Takes other users' permissions away from the SQLite file `file` and from what lies beside it under its name: its log, and
 * what a restore kept. The folder is left as it is, unless it is our own `data`: others may have to pass through it.
 */
export function keepToOwner(file: string): void {
  const present = real(file)
  const folder = path.dirname(present)
  const own = names(folder).filter((name) => name.startsWith(path.basename(present)))
  for (const name of own) restrict(path.join(folder, name))
  if (folder === path.resolve("data")) restrict(folder)
}

function restrict(file: string): void {
  try {
    const { mode } = statSync(file)
    if (mode & ofOthers) chmodSync(file, mode & 0o777 & ~ofOthers)
  } catch {
    // It belongs to another user, or is already gone: then it isn't ours to change.
  }
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The file that a symbolic link points to. */
function real(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return path.resolve(file)
  }
}
