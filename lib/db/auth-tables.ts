import type { Client, Transaction } from "./client"

const tables = ["user", "session", "account", "verification"] as const

type Table = Record<string, (query: unknown) => Promise<unknown>>

/**
 * The tables of the sign-in library, in the form its Prisma adapter takes. It knows nothing of our two ways to the
 * database, so every read of its goes to the reader and every write into a transaction of its own.
 */
export function authTables({ read, write }: Client): Record<string, Table> {
  return Object.fromEntries(tables.map((table) => [table, split(table)]))

  function split(table: (typeof tables)[number]): Table {
    return new Proxy({} as Table, {
      get: (_, operation: string) => (query: unknown) => {
        const run = (client: Transaction) =>
          (client[table] as unknown as Table)[operation]?.(query) as Promise<unknown>
        return /^(find|count|aggregate|groupBy)/.test(operation) ? run(read) : write(run)
      },
    })
  }
}
