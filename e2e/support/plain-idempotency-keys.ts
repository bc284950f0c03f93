import type { Client, Transaction } from "@/lib/db/engine/client"
import { patience } from "@/lib/db/engine/patience"
import type { IdempotencyMark } from "@/lib/domain/idempotency/idempotency-store"
import type { Job } from "@/lib/domain/jobs/job"

/** `takeKey` of lib/db/idempotency-keys, using Prisma. */
export async function takeKeyPlainly(
  transaction: Transaction,
  kind: Client["kind"],
  employerId: number,
  { key, fingerprint, now, since }: IdempotencyMark,
): Promise<void> {
  if (kind === "postgresql")
    await transaction.$queryRaw`SELECT set_config('lock_timeout', ${`${patience.idempotencyKey}ms`}, true)`
  await transaction.idempotencyKey.deleteMany({ where: { employerId, key, createdAt: { lte: since } } })
  await transaction.idempotencyKey.create({
    data: { employerId, key, fingerprint, result: "", createdAt: now },
    select: { id: true },
  })
  if (kind === "postgresql") await transaction.$queryRaw`SELECT set_config('lock_timeout', '0', true)`
}

/** `storeResult` of lib/db/idempotency-keys, using Prisma. */
export async function storeResultPlainly(
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
