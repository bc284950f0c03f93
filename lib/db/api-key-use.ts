import type { KeyUse } from "@/lib/domain/api-keys/api-key"
import type { DayOfCalls } from "@/lib/domain/api-keys/api-key-store"
import type { Transaction } from "./engine/client"
import { Prisma } from "./generated/sqlite/client"

const useInterval = 60_000

/** Rows per statement, with three parameters each; SQLite allows some 32,000 parameters. */
const batch = 1_000

/** Adds calls to the counts of their days. Calls of keys that no longer exist are dropped. */
export async function addCalls(transaction: Transaction, calls: DayOfCalls[]): Promise<void> {
  // Taking the rows in a fixed order keeps two instances from deadlocking.
  const sorted = calls.toSorted((a, b) => a.keyId - b.keyId || a.day.localeCompare(b.day))
  for (let start = 0; start < sorted.length; start += batch) {
    const rows = sorted
      .slice(start, start + batch)
      .map(
        ({ keyId, day, calls }) =>
          Prisma.sql`(CAST(${keyId} AS INTEGER), CAST(${day} AS TEXT), CAST(${calls} AS INTEGER))`,
      )
    await transaction.$executeRaw`
      WITH used (key_id, day, calls) AS (VALUES ${Prisma.join(rows)})
      INSERT INTO api_key_usage (key_id, day, calls)
      SELECT used.key_id, used.day, used.calls FROM used JOIN api_keys ON api_keys.id = used.key_id WHERE TRUE
      ON CONFLICT (key_id, day) DO UPDATE SET calls = api_key_usage.calls + excluded.calls`
  }
}

/** Stores a key's last use, unless one was stored in the minute before. */
export async function noteLastUse(
  transaction: Transaction,
  { keyId, at, address, userAgent }: KeyUse & { keyId: number },
): Promise<void> {
  const before = new Date(at.getTime() - useInterval)
  await transaction.apiKey.updateMany({
    where: { id: keyId, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] },
    data: { lastUsedAt: at, lastUsedAddress: address, lastUsedAgent: userAgent },
  })
}

/** Stores when a key's call last succeeded, unless a later time is stored. */
export async function noteSuccess(
  transaction: Transaction,
  { keyId, at }: { keyId: number; at: Date },
): Promise<void> {
  await transaction.apiKey.updateMany({
    where: { id: keyId, OR: [{ lastSuccessAt: null }, { lastSuccessAt: { lt: at } }] },
    data: { lastSuccessAt: at },
  })
}
