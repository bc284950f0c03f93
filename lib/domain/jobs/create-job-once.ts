import type { Context } from "../context"
import { ServiceError } from "../errors"
import { fingerprintOf } from "../idempotency/fingerprint"
import { idempotencyHours } from "../idempotency/idempotency-store"
import { judgeFindings } from "../job-checks/judge-findings"
import { judgeNewJob } from "./create-job"
import type { Job } from "./job"
import { jobCreated } from "./job-activity"
import type { Received } from "../received"
import type { JobChange } from "./job-change"
import { referenceInUse } from "./reference-in-use"
import { requireVisible } from "./visible-jobs"
import { say } from "@/lib/messages/message"

const hour = 3_600_000

/**
 * Creates the job in `received`, once for all requests of the employer with `key` within 24 hours: later ones get the job as it was
 * created, even if it has changed since (contract part 2, Idempotency-Key). Simultaneous requests wait for the first; a failed one
 * leaves the key free. Throws what createJob throws, `idempotency_mismatch` or `idempotency_in_progress`.
 */
export async function createJobOnce(
  context: Context,
  received: Received<JobChange>,
  key: string,
): Promise<{ job: Job; replayed: boolean }> {
  requireVisible(context, received.values)
  const { stores, employer, clock } = context
  const now = clock.now()
  const since = new Date(now.getTime() - idempotencyHours * hour)
  const mark = { key, fingerprint: fingerprintOf(received), now, since }

  const replay = async () => {
    const earlier = await stores.idempotencyKeys.find(employer.id, key, since)
    if (earlier && earlier.fingerprint !== mark.fingerprint) throw mismatch()
    return earlier && { job: earlier.job, replayed: true }
  }

  // Replays before validating: what was valid yesterday may be refused today, and the answer must be the first one.
  const before = await replay()
  if (before) return before
  const content = await judgeNewJob(context, received)
  const judged = await judgeFindings(context, content)
  const activity = jobCreated(context, content)
  const write = await stores.jobs.add(employer.id, content, activity, { judged, mark })
  if ("saved" in write) return { job: write.saved, replayed: false }
  if (write.conflict === "reference_id") throw await referenceInUse(context, content.referenceId)
  const meanwhile = await replay()
  if (meanwhile) return meanwhile
  throw new ServiceError("idempotency_in_progress", say("jobs.stillRunning"), { retryAfter: 1 })
}

function mismatch(): ServiceError {
  return new ServiceError("idempotency_mismatch", say("jobs.otherBody"))
}
