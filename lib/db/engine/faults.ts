import { ServiceError } from "@/lib/domain/errors"
import { say } from "@/lib/messages/message"

/** Prisma's codes for a database that is away, too slow or out of connections. */
const unavailableCodes = new Set([
  "P1000",
  "P1001",
  "P1002",
  "P1003",
  "P1008",
  "P1011",
  "P1017",
  "P2024",
  "P2028",
  "P2037",
])

const unavailableText =
  /Can't reach database server|unable to open database file|disk I\/O error|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|connection (terminated|closed|timeout)|closed the connection|not queryable|timeout exceeded when trying to connect|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|terminating connection|the database system is (starting up|shutting down|in recovery)|SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)|database is locked|disk is full|attempt to write a readonly database|sorry, too many clients|too many connections|remaining connection slots|No space left|could not (extend|write)|in a read-only transaction/i

/** Whether `error` is the refusal of a second row with the same unique columns, as reported by Prisma and the two drivers. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === "P2002" || code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE"
}

/** Whether `error` is the refusal of a row that lacks a required value, as reported by the two drivers. */
export function isMissingValue(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === "23502" || code === "SQLITE_CONSTRAINT_NOTNULL"
}

type Fault = { code?: string; message?: string; cause?: unknown; meta?: unknown }

/** Whether `error` means that waiting for another transaction's lock timed out (PostgreSQL, under a lock_timeout). */
export function isLockTimeout(error: unknown): boolean {
  const { code, message, meta } = error as Fault
  return /55P03|lock timeout/.test(`${code} ${message} ${JSON.stringify(meta)}`)
}

/** The codes of a write that lost to another: Prisma's, and PostgreSQL's for a serialization failure and a deadlock. */
const lostCodes = new Set(["P2034", "P1008", "40001", "40P01"])

const lostText = /deadlock detected|SQLITE_BUSY|database is locked|could not serialize/i

/** Whether `error` is a deadlock, a serialization failure or a busy file: nothing was written, and a retry may succeed. */
export function isLostToAnother(error: unknown): boolean {
  const { code } = error as Fault
  return (code !== undefined && lostCodes.has(code)) || lostText.test(String(error))
}

/** Whether `error` says that another process has locked the SQLite file, which Prisma's driver reports as a socket timeout. */
export function isBusy(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { kind?: string; originalCode?: string } }
  if (code?.startsWith("SQLITE_BUSY")) return true
  return cause?.kind === "SocketTimeout" || Boolean(cause?.originalCode?.startsWith("SQLITE_BUSY"))
}

/** Whether `error` says that the database is away or can't take writes. */
export function isUnavailable(error: unknown): boolean {
  const { code } = error as Fault
  return (code !== undefined && unavailableCodes.has(code)) || unavailableText.test(textOf(error))
}

/** Whether `error` says that a SQLite file is damaged, or is none. */
export function isDamage(error: unknown): boolean {
  return /SQLITE_(CORRUPT|NOTADB)|disk image is malformed|file is not a database/.test(textOf(error))
}

/** Whether `error` says that there is no room left for the database or a file. */
export function isDiskFull(error: unknown): boolean {
  return /SQLITE_FULL|disk is full|(?:^|")53100\b|ENOSPC|EDQUOT|No space left/.test(textOf(error))
}

function textOf(error: unknown): string {
  const { code, message, cause, meta } = (error ?? {}) as Fault
  // For a raw statement, Prisma's code is always "P2010"; what the driver found is in its meta.
  return `${code} ${message} ${JSON.stringify(cause)} ${JSON.stringify(meta)}`
}

/** `error` in the service's terms: `unavailable` if the database is away, otherwise the error itself. */
export function translateFault(error: unknown): unknown {
  if (error instanceof ServiceError || !isUnavailable(error)) return error
  return new ServiceError("unavailable", say("service.databaseAway"), { cause: error })
}

/** `store` with every database fault translated. */
export function withFaultsTranslated<Store extends object>(store: Store): Store {
  const wrapped = Object.entries(store as Record<string, (...args: unknown[]) => Promise<unknown>>).map(
    ([name, method]) =>
      [
        name,
        (...args: unknown[]) =>
          method(...args).catch((error: unknown) => Promise.reject(translateFault(error))),
      ] as const,
  )
  return Object.fromEntries(wrapped) as unknown as Store
}
