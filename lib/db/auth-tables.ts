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

/** The one write whose activity is stored along with it; `describe` gets the row's id. */
type Deed = {
  table: (typeof tables)[number]
  operation: "create" | "update"
  describe: (rowId: number) => DescribeForMember
  /** The sign-in method to store with sessions that are created meanwhile. */
  method?: SignInMethod | null
  /** If the row is a session of a person with a second factor, this is called and no activity is stored. */
  holdBack?: (session: HeldBack) => void
  /** If the row is a passkey: what is stored with it. */
  passkey?: NewPasskey
}

export type RecordAccount = <T>(deed: Deed, work: () => Promise<T>) => Promise<T>

/**
 * The tables of the sign-in library, in the form its Prisma adapter expects. The library doesn't know that we read and write
 * through different connections, so its reads go to the reader and each write gets a transaction, along with the activity given
 * to `record`, which the library cannot pass on. Session tokens are stored only as hashes.
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
          // The only part of an account that changes is its password.
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

/** Database faults in the sign-in library's calls in progress. */
const underWay = new AsyncLocalStorage<{ fault?: ServiceError }>()

function note(error: unknown): never {
  const fault = translateFault(error)
  const scope = underWay.getStore()
  if (scope && fault instanceof ServiceError) scope.fault = fault
  throw fault
}

/**
 * Runs `work`, a call of the sign-in library. Throws `unavailable` if the database was away meanwhile, because the library
 * would take that for a wrong password or an unknown session.
 */
export async function tellingFaults<T>(work: () => Promise<T>): Promise<T> {
  const scope: { fault?: ServiceError } = {}
  const [outcome] = await Promise.allSettled([underWay.run(scope, work)])
  if (scope.fault) throw scope.fault
  if (outcome.status === "rejected") throw outcome.reason
  return outcome.value
}
