import type { EmployerId } from "@/lib/domain/employers/employer"
import type { IdempotencyMark, IdempotencyStore } from "@/lib/domain/idempotency/idempotency-store"
import type { Job } from "@/lib/domain/jobs/job"
import type { Client } from "./engine/client"
import { patience } from "./engine/patience"
import { instant, type Steps, tell } from "./engine/steps"

/** The results stored under idempotency keys. */
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
 * Takes the employer's key for what these steps create. Waits for another transaction that took it: this one fails with a
 * unique violation if that one succeeds, and with a lock timeout if that one takes too long.
 */
export function* takeKey(
  kind: Client["kind"],
  employerId: EmployerId,
  { key, fingerprint, now, since }: IdempotencyMark,
): Steps<void> {
  if (kind === "postgresql")
    yield* tell("SELECT set_config('lock_timeout', $1, true)", [`${patience.idempotencyKey}ms`])
  yield* tell("DELETE FROM idempotency_keys WHERE employer_id = $1 AND key = $2 AND created_at <= $3", [
    employerId,
    key,
    instant(since),
  ])
  yield* tell(
    "INSERT INTO idempotency_keys (employer_id, key, fingerprint, result, created_at) VALUES ($1, $2, $3, '', $4)",
    [employerId, key, fingerprint, instant(now)],
  )
  if (kind === "postgresql") yield* tell("SELECT set_config('lock_timeout', '0', true)", [])
}

/** Stores the result under the key that these steps took. */
export function* storeResult(employerId: EmployerId, { key }: IdempotencyMark, result: unknown): Steps<void> {
  yield* tell("UPDATE idempotency_keys SET result = $1 WHERE employer_id = $2 AND key = $3", [
    JSON.stringify(result),
    employerId,
    key,
  ])
}
