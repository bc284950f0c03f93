/** How long a write waits for a file that another process has locked, in milliseconds. */
const busyPatienceMilliseconds = 5_000

/** How long it waits at the least, however long the file has been locked already. */
const leastWaitMilliseconds = 200

/**
 * Begins a transaction of a SQLite connection with the file's write lock taken at once, for an upgrade from reading would
 * fail. SQLite's own waiting would stop the whole process, so `begin` (`BEGIN IMMEDIATE` without any waiting) is tried again
 * and again, for as long as the file's lock may be held. Throws what `begin` throws.
 */
export function lockTaker(begin: () => void | Promise<void>): () => Promise<void> {
  let busySince: number | undefined
  return async () => {
    const begun = Date.now()
    for (;;) {
      try {
        await begin()
        busySince = undefined
        return
      } catch (error) {
        if (!isBusy(error)) throw error
        busySince ??= Date.now()
        const until = Math.max(busySince + busyPatienceMilliseconds, begun + leastWaitMilliseconds)
        if (Date.now() > until) throw error
        await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 10))
      }
    }
  }
}

/** Prisma's driver calls a file that another process has locked a socket that timed out. */
function isBusy(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { kind?: string; originalCode?: string } }
  if (code?.startsWith("SQLITE_BUSY")) return true
  return cause?.kind === "SocketTimeout" || Boolean(cause?.originalCode?.startsWith("SQLITE_BUSY"))
}
