import type { Context } from "../context"
import { invalidFields, ServiceError } from "../errors"
import { createJob } from "./create-job"
import type { Job } from "./job"
import type { Received } from "../received"
import type { JobChange } from "./job-change"
import { tooManyWriters } from "./overtaken"
import { jobNotSaved } from "./reference-in-use"
import { type Precondition, unconditional } from "./precondition"
import { updateJob } from "./update-job"
import { visibleJobs } from "./visible-jobs"
import { say } from "@/lib/messages/message"

/** An attempt only fails if another request created or deleted the job in between. */
const attempts = 10

/**
 * Changes the employer's job with the referenceId in `received`, or creates it (contract 1.3 and 1.5, PUT /jobs). Of several
 * simultaneous requests for a new referenceId, one creates and the others update. Throws `precondition_failed`, `validation_failed`,
 * `forbidden`, or `duplicate_reference_id` if a job that the caller may not know of has the referenceId.
 */
export async function upsertJob(
  context: Context,
  received: Received<JobChange>,
  { precondition = unconditional, dryRun = false }: { precondition?: Precondition; dryRun?: boolean } = {},
): Promise<{ job: Job; created: boolean }> {
  const { referenceId } = received.values
  if (typeof referenceId !== "string") throw invalidFields(jobNotSaved, withoutReference(received))
  const { jobs } = context.stores
  const among = visibleJobs(context)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const existing = await jobs.findByReference(among, referenceId)
    try {
      if (existing) {
        return {
          job: await updateJob(context, existing.id, received, { precondition, dryRun }),
          created: false,
        }
      }
      precondition(null)
      return { job: await createJob(context, received, { dryRun }), created: true }
    } catch (error) {
      const overtaken = existing ? "not_found" : "duplicate_reference_id"
      if (!(error instanceof ServiceError) || error.code !== overtaken) throw error
      if (!existing && !among.confidential && (await isHidden(context, referenceId))) throw error
    }
  }
  throw tooManyWriters()
}

async function isHidden({ stores, employer }: Context, referenceId: string): Promise<boolean> {
  const job = await stores.jobs.findByReference({ employerId: employer.id, confidential: true }, referenceId)
  return job !== null && job.confidential
}

function withoutReference({ problems }: Received<JobChange>) {
  if (problems.some(({ field }) => field === "referenceId")) return problems
  const message = say("jobs.referenceOrIdMissing")
  return [{ field: "referenceId", code: "required", message }, ...problems]
}
