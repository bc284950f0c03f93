import { AsyncLocalStorage } from "node:async_hooks"
import { ServiceError } from "@/lib/domain/errors"
import type { DescribeForMember } from "@/lib/domain/members/account-activity"
import type { NewPasskey } from "@/lib/domain/members/passkey-store"
import type { HeldBack, SignInMethod } from "@/lib/domain/members/sign-in-method"
import { addAccountActivity } from "./activities"
import type { Client, Transaction } from "./engine/client"
import { translateFault, isUniqueViolation } from "./engine/faults"
import { settleNewPasskey } from "./passkeys"
import { withHashedTokens } from "./session-tokens"
import { endChallenges } from "./two-factor"

const tables = ["user", "session", "account", "verification", "twoFactor", "passkey"] as const

type Table = Record<string, (query: unknown) => Promise<unknown>>

/** The one write whose record is to be stored with it; `describe` is told the row's id. */
type Deed = {
  table: (typeof tables)[number]
  operation: "create" | "update"
  describe: (rowId: number) => DescribeForMember
  /** How the sessions that are begun meanwhile are to be remembered. */
  method?: SignInMethod | null
  /** Told instead, and nothing recorded, where the row is a session of a person with a second factor. */
  holdBack?: (session: HeldBack) => void
  /** Where the row is a passkey: what is stored with it. */
  passkey?: NewPasskey
}

export type RecordAccount = <T>(deed: Deed, work: () => Promise<T>) => Promise<T>

/**
 * The tables of the sign-in library, in the form its Prisma adapter takes. It knows nothing of our two ways to the
 * database, so every read of its goes to the reader and every write into a transaction of its own: with the record of the
 * deed that `record` was told of, which the library cannot hand through. Of the sessions' tokens only hashes are stored.
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
      get: (_, operation: string) => (sent: unknown) => {
        const deed = deeds.getStore()
        const begins = table === "session" && operation === "create" && deed?.method
        const asked = begins ? withMethod(sent, begins) : sent
        const { query, restored } = table === "session" ? withHashedTokens(asked) : plain(asked)
        const run = async (client: Transaction) =>
          restored(await (client[table] as unknown as Table)[operation]?.(query))
        if (/^(find|count|aggregate|groupBy)/.test(operation)) return run(read).catch(note)
        if (deed?.table !== table || deed.operation !== operation) return write(run).catch(note)
        return write(async (transaction) => {
          const row = (await run(transaction)) as HeldBack
          // Of accounts, only their passwords change.
          if (table === "account") await endChallenges(transaction, row.userId)
          if (deed.passkey) await settleNewPasskey(transaction, row.userId, deed.passkey)
          if (deed.holdBack && (await hasTwoFactor(transaction, row.userId))) deed.holdBack(row)
          else await addAccountActivity(transaction, row.userId, deed.describe(row.id))
          return row
        }).catch((error: unknown) => {
          if (isUniqueViolation(error)) deed.passkey?.told("taken")
          return note(error)
        })
      },
    })
  }
}

function plain(query: unknown) {
  return { query, restored: (answer: unknown) => answer }
}

function withMethod(query: unknown, method: SignInMethod): unknown {
  const { data, ...others } = query as { data: object }
  return { ...others, data: { ...data, method } }
}

async function hasTwoFactor(transaction: Transaction, id: number): Promise<boolean> {
  const user = await transaction.user.findUnique({ where: { id }, select: { twoFactorEnabled: true } })
  return user?.twoFactorEnabled === true
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
