import type { Context } from "../context"
import { invalidFields, notFound } from "../errors"
import { say } from "@/lib/messages/message"
import { findingsOfPreview } from "../job-checks/read-findings"
import { createJob } from "../jobs/create-job"
import { deleteJob, deleteJobByReference } from "../jobs/delete-job"
import type { Job } from "../jobs/job"
import { jobNotSaved } from "../jobs/reference-in-use"
import { updateJob } from "../jobs/update-job"
import { upsertJob } from "../jobs/upsert-job"
import { visibleJobs } from "../jobs/visible-jobs"
import { isPermitted, requirePermission } from "../permissions"
import type { Deed, Done, BatchOperation } from "./batch"

/** The ETag of the answer that shows the job. */
export type TagOf = (job: Job) => string

/**
 * Performs `operation` as the single call would (contract 3.3), with the same permissions, validation and errors.
 * With `dryRun` it does nothing, and reports what would be and what the posting check finds in it.
 */
export async function performOperation(
  context: Context,
  operation: BatchOperation,
  { dryRun, tagOf }: { dryRun: boolean; tagOf: TagOf },
): Promise<Done> {
  const { op, target, received, precondition } = operation
  requirePermission(context.actor, op === "delete" ? "jobs:delete" : "jobs:write")
  requireReadable(operation)
  async function done(did: Deed, job: Job): Promise<Done> {
    if (!dryRun) return outcomeOf(context, operation, { did, job, tagOf })
    const findings = await findingsOfPreview(context, job)
    const outcome = outcomeOf(context, operation, { did: "previewed", job, tagOf })
    return findings ? { ...outcome, findings } : outcome
  }
  switch (op) {
    case "create":
      precondition(null)
      return done("created", await createJob(context, received, { dryRun }))
    case "upsert": {
      const { job, created } = await upsertJob(context, received, { precondition, dryRun })
      return done(created ? "created" : "saved", job)
    }
    case "update": {
      const id = await idOf(context, target)
      return done("saved", await updateJob(context, id, received, { precondition, dryRun }))
    }
    case "delete":
      if (target && "referenceId" in target)
        await deleteJobByReference(context, target.referenceId, { precondition, dryRun })
      else await deleteJob(context, target?.id ?? 0, { precondition, dryRun })
      return outcomeOf(context, operation, { did: "deleted", job: null, tagOf })
  }
}

/** Throws `validation_failed` with all problems of the operation itself, followed by those of its job. */
function requireReadable({ op, problems, received }: BatchOperation): void {
  if (problems.length === 0) return
  throw invalidFields(op === "delete" ? say("batches.notDeleted") : jobNotSaved, [
    ...problems,
    ...received.problems,
  ])
}

async function idOf(context: Context, target: BatchOperation["target"]): Promise<number> {
  if (!target) return 0
  if ("id" in target) return target.id
  const job = await context.stores.jobs.findByReference(visibleJobs(context), target.referenceId)
  if (!job) throw notFound("job")
  return job.id
}

type Made = { did: Deed; job: Job | null; tagOf: TagOf }

/** The result of the operation. A caller that may not read gets the id, and nothing of the job that it did not send. */
export function outcomeOf({ actor }: Context, operation: BatchOperation, { did, job, tagOf }: Made): Done {
  const { target, received } = operation
  const named = target && "referenceId" in target ? target.referenceId : null
  if (!job) return { did, id: target && "id" in target ? target.id : null, referenceId: named, etag: null }
  const mayRead = isPermitted(actor, "jobs:read")
  const knowsReference = mayRead || named !== null || received.values.referenceId !== undefined
  return {
    did,
    // In a dry run, a new job has no id yet.
    id: job.id === 0 ? null : job.id,
    referenceId: knowsReference ? job.referenceId : null,
    etag: mayRead && did !== "previewed" ? tagOf(job) : null,
  }
}
