import type { IdempotencyMark, IdempotencyStore } from "@/lib/domain/idempotency/idempotency-store"
import type { Job } from "@/lib/domain/jobs/job"
import type { Client, Transaction } from "./client"

/** How long a request waits for another one under its key, on PostgreSQL; on SQLite writers wait for each other anyway. */
export const keyPatience = "5s"

/** The results under idempotency keys in the database. */
export function idempotencyStore({ read, write }: Client): IdempotencyStore {
  return {
    async find(employerId, key, since) {
      const row = await read.idempotencyKey.findUnique({
        where: { employerId_key: { employerId, key }, createdAt: { gt: since } },
      })
      return row && { fingerprint: row.fingerprint, job: JSON.parse(row.result) as Job }
    },
    removeBefore: (instant) =>
      write(async (transaction) => {
        const { count } = await transaction.idempotencyKey.deleteMany({
          where: { createdAt: { lte: instant } },
        })
        return count
      }),
  }
}

/**
 * Takes the employer's key for what `transaction` makes. Another transaction that took it is waited for: it fails with a
 * unique violation where that one succeeds, and with a lock that was not available where that one takes long.
 */
export async function takeKey(
  transaction: Transaction,
  kind: Client["kind"],
  employerId: number,
  { key, fingerprint, now, since }: IdempotencyMark,
): Promise<void> {
  if (kind === "postgresql")
    await transaction.$queryRaw`SELECT set_config('lock_timeout', ${keyPatience}, true)`
  await transaction.idempotencyKey.deleteMany({ where: { employerId, key, createdAt: { lte: since } } })
  await transaction.idempotencyKey.create({
    data: { employerId, key, fingerprint, result: "", createdAt: now },
    select: { id: true },
  })
  if (kind === "postgresql") await transaction.$queryRaw`SELECT set_config('lock_timeout', '0', true)`
}

/** Stores what was made under the key that this transaction took. */
export async function storeResult(
  transaction: Transaction,
  employerId: number,
  { key }: IdempotencyMark,
  job: Job,
): Promise<void> {
  await transaction.idempotencyKey.update({
    where: { employerId_key: { employerId, key } },
    data: { result: JSON.stringify(job) },
    select: { id: true },
  })
}
