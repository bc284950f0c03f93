import type { EmployerId } from "@/lib/domain/employers/employer"
import type { IdempotencyMark } from "@/lib/domain/idempotency/idempotency-store"
import type { Job } from "@/lib/domain/jobs/job"
import type { Client } from "./client"
import { instant, type Steps, tell } from "./direct/steps"
import { keyPatience } from "./idempotency-keys"

/** What `takeKey` of idempotency-keys does, as steps. */
export function* takeKey(
  kind: Client["kind"],
  employerId: EmployerId,
  { key, fingerprint, now, since }: IdempotencyMark,
): Steps<void> {
  if (kind === "postgresql") yield* tell("SELECT set_config('lock_timeout', $1, true)", [keyPatience])
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

/** What `storeResult` of idempotency-keys does, as steps. */
export function* storeResult(employerId: EmployerId, { key }: IdempotencyMark, job: Job): Steps<void> {
  yield* tell("UPDATE idempotency_keys SET result = $1 WHERE employer_id = $2 AND key = $3", [
    JSON.stringify(job),
    employerId,
    key,
  ])
}
