import type { ApiKey } from "@/lib/domain/api-keys/api-key"
import type { ApiKeyStore } from "@/lib/domain/api-keys/api-key-store"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Scope } from "@/lib/domain/permissions"
import type { Client } from "./client"
import { toEmployer } from "./employers"
import type { Prisma } from "./generated/sqlite/client"

type Row = Prisma.ApiKeyGetPayload<object>

const useInterval = 60_000

/** The API keys in the database. */
export function apiKeyStore({ read, write }: Client): ApiKeyStore {
  return {
    async findByHash(hash) {
      const row = await read.apiKey.findUnique({ where: { hash }, include: { employer: true } })
      return row && { key: toApiKey(row), employer: toEmployer(row.employer) }
    },
    async list(employerId) {
      const rows = await read.apiKey.findMany({ where: { employerId }, orderBy: { id: "asc" } })
      return rows.map(toApiKey)
    },
    async add(employerId, { scopes, ...key }) {
      const data = { ...key, employerId, scopes: scopes?.join(" ") ?? null }
      return toApiKey(await write((transaction) => transaction.apiKey.create({ data })))
    },
    async revoke(employerId, id, now) {
      const where = { id, employerId, OR: [{ revokedAt: null }, { revokedAt: { gt: now } }] }
      const { count } = await write((transaction) =>
        transaction.apiKey.updateMany({ where, data: { revokedAt: now } }),
      )
      return count > 0
    },
    async noteUse(id, now) {
      const before = new Date(now.getTime() - useInterval)
      const where = { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: before } }] }
      await write((transaction) => transaction.apiKey.updateMany({ where, data: { lastUsedAt: now } }))
    },
  }
}

function toApiKey(row: Row): ApiKey {
  return {
    id: row.id,
    employerId: row.employerId as EmployerId,
    name: row.name,
    prefix: row.prefix,
    lastFour: row.lastFour,
    scopes: row.scopes === null ? null : (row.scopes.split(" ").filter(Boolean) as Scope[]),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    revokedAt: row.revokedAt,
    lastUsedAt: row.lastUsedAt,
  }
}
