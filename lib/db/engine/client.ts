import { PrismaPg } from "@prisma/adapter-pg"
import { databaseKind } from "@/lib/env"
import { DiskFull } from "@/lib/domain/errors"
import { sqliteAdapter, sqlitePath } from "./adapter"
import type { Direct } from "./direct"
import { directPostgres } from "./direct-postgres"
import { directSqlite } from "./direct-sqlite"
import { PrismaClient as PostgresClient } from "../generated/postgresql/client"
import { isDiskFull, isUnavailable } from "./faults"
import { type Prisma, PrismaClient as SqliteClient } from "../generated/sqlite/client"
import { patience, persistently, WriteQueue } from "./patience"
import { mostWriters, postgresPool } from "./postgres-pool"

export type Transaction = Prisma.TransactionClient

const bounds = { maxWait: patience.transactionStart, timeout: patience.transaction }

/**
 * The ways to the database. `read` never writes. `write` runs its work in one transaction and is, with `direct`, the only way
 * to write: on SQLite, writers have their own connections, so that no statement ends up in another caller's transaction.
 */
export type Client = {
  kind: "sqlite" | "postgresql"
  read: SqliteClient
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  direct: Direct
  /** Whether a write failed because the database couldn't take it since `probeWriting` last succeeded, or a write is held up. */
  writesFail(): boolean
  /** Runs `work`, which must write a row whatever is already there, and throws what `work` throws. */
  probeWriting(work: (transaction: Transaction) => Promise<unknown>): Promise<void>
  /** `emptyLog` moves all of SQLite's log into the file first: if that has lost its name, closing leaves the log as it is. */
  close(options?: { emptyLog: boolean }): Promise<void>
}

type Unwatched = Omit<Client, "writesFail" | "probeWriting"> & { heldUp?(): boolean }

/** Connects lazily to the database that `url` names. */
export function createClient(url: string): Client {
  return databaseKind(url) === "sqlite"
    ? withWritesWatched(sqliteClient(url), sqlitePath(url))
    : withWritesWatched(postgresClient(url), "the PostgreSQL database")
}

function sqliteClient(url: string): Unwatched {
  const [read, writer] = [connect(), connect()]
  const writers = new WriteQueue(1)
  const direct = directSqlite(url, writers)
  return {
    kind: "sqlite",
    read,
    direct,
    heldUp: () => writers.heldUp(),
    write: (work) => writers.run(() => persistently(() => writer.$transaction(work, bounds))),
    async close({ emptyLog } = { emptyLog: false }) {
      if (emptyLog) await read.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`
      await Promise.all([read.$disconnect(), writer.$disconnect(), direct.close()])
    },
  }

  function connect() {
    return new SqliteClient({ adapter: sqliteAdapter(url), log: [] })
  }
}

function postgresClient(url: string): Unwatched {
  const pool = postgresPool(url)
  const adapter = new PrismaPg(pool, { disposeExternalPool: false })
  // Typed as the narrower of the two, so that the compiler rejects what SQLite can't do.
  const read = new PostgresClient({ adapter, log: [] }) as unknown as SqliteClient
  const writers = new WriteQueue(mostWriters)
  const direct = directPostgres(pool, writers)
  return {
    kind: "postgresql",
    read,
    direct,
    write: (work) => writers.run(() => persistently(() => read.$transaction(work, bounds))),
    async close() {
      await read.$disconnect()
      await pool.end()
    },
  }
}

/**
 * `client`, which remembers that a write failed because the database couldn't take it. Only a successful probe clears that: a
 * transaction that finds nothing to write succeeds even on a full disk. `name` is what a full disk has no room for.
 */
function withWritesWatched({ heldUp = () => false, ...client }: Unwatched, name: string): Client {
  const { direct, write } = client
  let failing = false
  async function watched<T>(writing: () => Promise<T>): Promise<T> {
    try {
      return await writing()
    } catch (error) {
      failing ||= isUnavailable(error)
      throw isDiskFull(error) ? new DiskFull(name, error) : error
    }
  }
  return {
    ...client,
    direct: {
      ...direct,
      write: (steps, employerId) => watched(() => direct.write(steps, employerId)),
      writeTogether(employerId) {
        const together = direct.writeTogether(employerId)
        return (steps) => watched(() => together(steps))
      },
    },
    write: (work) => watched(() => write(work)),
    writesFail: () => failing || heldUp(),
    async probeWriting(work) {
      await watched(() => write(work))
      failing = false
    },
  }
}
