import { databaseKind } from "@/lib/env"
import { adapterFor } from "./adapter"
import { PrismaClient as PostgresClient } from "./generated/postgresql/client"
import { type Prisma, PrismaClient as SqliteClient } from "./generated/sqlite/client"

export type Transaction = Prisma.TransactionClient

/** How long a write waits for its turn and may take, in milliseconds. */
const patience = { maxWait: 10_000, timeout: 15_000 }

/** How often a write is begun again that lost to another one. */
const attempts = 8

/**
 * The two ways to the database. `read` never writes. `write` runs its work in one transaction and is the only way to write:
 * on SQLite the writer has a connection of its own, so that no statement strays into somebody else's transaction.
 */
export type Client = {
  kind: "sqlite" | "postgresql"
  read: SqliteClient
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Connects lazily to the database that `url` names. */
export function createClient(url: string): Client {
  const kind = databaseKind(url)
  const read = connect(url)
  const writer = kind === "sqlite" ? connect(url) : read
  return {
    kind,
    read,
    async write(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await writer.$transaction(work, patience)
        } catch (error) {
          if (attempt === attempts || !lostToAnother(error)) throw error
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
        }
      }
    },
    async close() {
      await read.$disconnect()
      if (writer !== read) await writer.$disconnect()
    },
  }
}

function connect(url: string): SqliteClient {
  const adapter = adapterFor(url)
  if (databaseKind(url) === "sqlite") return new SqliteClient({ adapter, log: [] })
  // Typed as the narrower of the two, so that the compiler refuses what SQLite cannot do.
  return new PostgresClient({ adapter, log: [] }) as unknown as SqliteClient
}

/** A deadlock, a serialization failure or a busy file: nothing was written, and the same again may well succeed. */
function lostToAnother(error: unknown): boolean {
  const { code } = error as { code?: string }
  return (
    code === "P2034" ||
    code === "P1008" ||
    /deadlock detected|SQLITE_BUSY|database is locked|could not serialize/i.test(String(error))
  )
}
