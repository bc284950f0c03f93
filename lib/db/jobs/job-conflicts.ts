import type { EmployerId } from "@/lib/domain/employers/employer"
import type { JobWrite } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"
import { isLockTimeout, isUniqueViolation } from "../engine/faults"

/** The outcome of `work`, with a refusal by the database returned as a conflict; `taken` is the idempotency key it takes, if any. */
export async function orConflict(
  { read }: Client,
  taken: { employerId: EmployerId; key: string } | undefined,
  work: () => Promise<JobWrite>,
): Promise<JobWrite> {
  try {
    return await work()
  } catch (error) {
    if (taken && isLockTimeout(error)) return { conflict: "idempotency_key" }
    if (!isUniqueViolation(error)) throw error
    // Each database reports in its own way which of the two it was, so it is looked up.
    const held = taken && (await read.idempotencyKey.count({ where: taken }))
    return { conflict: held ? "idempotency_key" : "reference_id" }
  }
}
