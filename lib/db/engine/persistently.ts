/** How often a write is begun again that lost to another one. */
const attempts = 8

/** After this long, in milliseconds, it is not begun again. */
const longestTrying = 5_000

/** The codes of a lost write: Prisma's, and PostgreSQL's for a serialization failure and a deadlock. */
const lostCodes = new Set(["P2034", "P1008", "40001", "40P01"])

const lostText = /deadlock detected|SQLITE_BUSY|database is locked|could not serialize/i

/**
 * Runs `write`, again where it lost to another writer, until it is stored or one of the bounds is reached: then it throws what
 * the last one threw. `write` is one whole transaction, so that what is run again has left nothing behind.
 */
export async function persistently<T>(write: () => Promise<T>): Promise<T> {
  const begun = Date.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      const spent = attempt === attempts || Date.now() - begun > longestTrying
      if (spent || !lostToAnother(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

/** A deadlock, a serialization failure or a busy file: nothing was written, and the same again may well succeed. */
function lostToAnother(error: unknown): boolean {
  const { code } = error as { code?: string }
  return (code !== undefined && lostCodes.has(code)) || lostText.test(String(error))
}
