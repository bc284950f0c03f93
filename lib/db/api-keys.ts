import type { ApiKey } from "@/lib/domain/api-keys/api-key"
import type { ApiKeyStore, NewApiKey } from "@/lib/domain/api-keys/api-key-store"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Scope } from "@/lib/domain/actor"
import { addActivity } from "./activities"
import { addCalls, noteLastUse, noteSuccess } from "./api-key-use"
import type { Client, Transaction } from "./engine/client"
import { asMilliseconds, toDate } from "./engine/steps"
import { toEmployer } from "./employers"
import type { Prisma } from "./generated/sqlite/client"

type Row = Prisma.ApiKeyGetPayload<object>
type Stored = string | number | null
type KnownRow = Pick<Row, "id" | "name" | "scopes" | "employerId"> & {
  expiresAt: Stored
  pausedAt: Stored
  revokedAt: Stored
  employerName: string
  plan: string
  timeZone: string
  requiresTwoFactor: boolean | number
  checkRevision: number
}

/** Runs on every request: reads the key and its employer in one statement. */
const knownKey = {
  sqlite: knownKeyWith((column) => column),
  // In milliseconds, because the driver would read a time without a zone as one in this machine's zone.
  postgresql: knownKeyWith((column) => asMilliseconds("postgresql", column)),
}

function knownKeyWith(time: (column: string) => string): string {
  return `SELECT k.id, k.name, k.scopes, ${time("k.expires_at")} AS "expiresAt", ${time("k.paused_at")} AS "pausedAt",
    ${time("k.revoked_at")} AS "revokedAt", e.id AS "employerId", e.name AS "employerName", e.plan,
    e.time_zone AS "timeZone", e.requires_two_factor AS "requiresTwoFactor",
    e.check_revision AS "checkRevision" FROM api_keys k JOIN employers e ON e.id = k.employer_id WHERE k.hash = $1`
}

/** The API keys in the database; see ApiKeyStore for what each call promises. */
export function apiKeyStore({ kind, direct, read, write }: Client): ApiKeyStore {
  return {
    async findByHash(hash) {
      const [row] = await direct.rows<KnownRow>({ text: knownKey[kind], values: [hash] })
      if (!row) return null
      const { id, name, scopes, expiresAt, pausedAt, revokedAt, employerId, employerName } = row
      const times = { expiresAt: toDate(expiresAt), pausedAt: toDate(pausedAt), revokedAt: toDate(revokedAt) }
      return {
        key: { id, name, scopes: toScopes(scopes), ...times },
        employer: toEmployer({ ...row, id: employerId, name: employerName }),
      }
    },
    async findAllByHash(hashes) {
      const rows = await read.apiKey.findMany({ where: { hash: { in: hashes } } })
      return new Map(rows.map((row) => [row.hash, toApiKey(row)]))
    },
    async find(employerId, id) {
      const row = await read.apiKey.findFirst({ where: { id, employerId } })
      return row && toApiKey(row)
    },
    async list(employerId) {
      const rows = await read.apiKey.findMany({ where: { employerId }, orderBy: { id: "desc" } })
      return rows.map(toApiKey)
    },
    callsSince: (employerId, since) =>
      read.apiKeyUsage.findMany({ where: { key: { employerId }, day: { gte: since } } }),

    add: (employerId, key, describe) =>
      write(async (transaction) => {
        const added = await insert(transaction, employerId, key)
        await addActivity(transaction, employerId, describe(added.id))
        return added
      }),

    change: (employerId, id, change, activities) =>
      write(async (transaction) => {
        const where = { id, employerId, revokedAt: null }
        const { count } = await transaction.apiKey.updateMany({ where, data: change })
        if (count === 0) return null
        for (const activity of activities) await addActivity(transaction, employerId, activity)
        return toApiKey(await transaction.apiKey.findUniqueOrThrow({ where: { id } }))
      }),

    revoke: (employerId, id, now, activity) =>
      write(async (transaction) => {
        const where = { id, employerId, OR: [{ revokedAt: null }, { revokedAt: { gt: now } }] }
        const { count } = await transaction.apiKey.updateMany({ where, data: { revokedAt: now } })
        if (count > 0) await addActivity(transaction, employerId, activity)
        return count > 0
      }),

    rotate: (employerId, id, replacement, { now, worksUntil }, describe) =>
      write(async (transaction) => {
        // The old row is updated first: a second rotation waits for it, and then finds it replaced.
        const unended = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }
        const { count } = await transaction.apiKey.updateMany({
          where: { id, employerId, replacedById: null, ...unended },
          data: { expiresAt: worksUntil },
        })
        if (count === 0) return null
        const added = await insert(transaction, employerId, replacement)
        await transaction.apiKey.update({ where: { id }, data: { replacedById: added.id } })
        await addActivity(transaction, employerId, describe(added.id))
        return added
      }),

    async noteUse({ calls, last, successes }) {
      await write(async (transaction) => {
        await addCalls(transaction, calls)
        for (const use of last) await noteLastUse(transaction, use)
        for (const success of successes) await noteSuccess(transaction, success)
      })
    },
  }
}

async function insert(
  transaction: Transaction,
  employerId: EmployerId,
  { scopes, ...key }: NewApiKey,
): Promise<ApiKey> {
  const data = { ...key, employerId, scopes: scopes?.join(" ") ?? null }
  return toApiKey(await transaction.apiKey.create({ data }))
}

function toApiKey(row: Row): ApiKey {
  return {
    id: row.id,
    employerId: row.employerId as EmployerId,
    name: row.name,
    prefix: row.prefix,
    lastFour: row.lastFour,
    scopes: toScopes(row.scopes),
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    expiresAt: row.expiresAt,
    pausedAt: row.pausedAt,
    revokedAt: row.revokedAt,
    replacedById: row.replacedById,
    lastUsed: row.lastUsedAt && {
      at: row.lastUsedAt,
      address: row.lastUsedAddress,
      userAgent: row.lastUsedAgent,
    },
    lastSuccessAt: row.lastSuccessAt,
  }
}

function toScopes(scopes: string | null): Scope[] | null {
  return scopes === null ? null : (scopes.split(" ").filter(Boolean) as Scope[])
}
