import { chownSync, existsSync, statSync } from "node:fs"

/**
 * Gives `others` the owner of `file`: only the owner may read them, so what root creates would be closed to the service's own
 * user. Returns the owner as `chown` takes it if this user may not do that, or null.
 */
export function keepOwner(file: string, others: string[]): string | null {
  const { uid, gid } = statSync(file)
  try {
    for (const other of others) if (existsSync(other)) chownSync(other, uid, gid)
    return null
  } catch {
    // Without root, the group alone may be refused, which matters to nobody.
    return uid === process.getuid?.() ? null : `${uid}:${gid}`
  }
}
