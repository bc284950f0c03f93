import { AsyncLocalStorage } from "node:async_hooks"
import { ServiceError } from "@/lib/domain/errors"
import type { DescribeForMember } from "@/lib/domain/members/account-activity"
import { addAccountActivity } from "./activities"
import type { Client, Transaction } from "./client"
import { translateFault } from "./faults"

const tables = ["user", "session", "account", "verification"] as const

type Table = Record<string, (query: unknown) => Promise<unknown>>

/** The one write whose record is to be stored with it; `describe` is told the row's id. */
type Deed = {
  table: (typeof tables)[number]
  operation: "create" | "update"
  describe: (rowId: number) => DescribeForMember
}

export type RecordAccount = <T>(deed: Deed, work: () => Promise<T>) => Promise<T>

/**
 * The tables of the sign-in library, in the form its Prisma adapter takes. It knows nothing of our two ways to the
 * database, so every read of its goes to the reader and every write into a transaction of its own: with the record of the
 * deed that `record` was told of, which the library cannot hand through.
 */
export function authTables({ read, write }: Client): {
  tables: Record<string, Table>
  record: RecordAccount
} {
  const deeds = new AsyncLocalStorage<Deed>()
  return {
    tables: Object.fromEntries(tables.map((table) => [table, split(table)])),
    record: (deed, work) => deeds.run(deed, work),
  }

  function split(table: (typeof tables)[number]): Table {
    return new Proxy({} as Table, {
      get: (_, operation: string) => (query: unknown) => {
        const run = (client: Transaction) =>
          (client[table] as unknown as Table)[operation]?.(query) as Promise<unknown>
        if (/^(find|count|aggregate|groupBy)/.test(operation)) return run(read).catch(note)
        const deed = deeds.getStore()
        if (deed?.table !== table || deed.operation !== operation) return write(run).catch(note)
        return write(async (transaction) => {
          const row = (await run(transaction)) as { id: number; userId: number }
          await addAccountActivity(transaction, row.userId, deed.describe(row.id))
          return row
        }).catch(note)
      },
    })
  }
}

/** The database's faults in the calls of the sign-in library that are under way. */
const underWay = new AsyncLocalStorage<{ fault?: ServiceError }>()

function note(error: unknown): never {
  const fault = translateFault(error)
  const scope = underWay.getStore()
  if (scope && fault instanceof ServiceError) scope.fault = fault
  throw fault
}

/**
 * Runs `work`, a call of the sign-in library. Where the database was away meanwhile it throws `unavailable`, for the
 * library would take it for a wrong password, or for nobody's session.
 */
export async function tellingFaults<T>(work: () => Promise<T>): Promise<T> {
  const scope: { fault?: ServiceError } = {}
  const [outcome] = await Promise.allSettled([underWay.run(scope, work)])
  if (scope.fault) throw scope.fault
  if (outcome.status === "rejected") throw outcome.reason
  return outcome.value
}
