import type { Context } from "../context"
import type { FieldProblem } from "../errors"
import { ServiceError } from "../errors"
import { changesBetween, type JobFieldChange } from "../jobs/changes-between"
import { withCheckEnforced } from "../job-checks/with-check-enforced"
import { createJob } from "../jobs/create-job"
import type { Job } from "../jobs/job"
import type { JobChange } from "../jobs/job-change"
import type { Precondition } from "../jobs/precondition"
import type { JobStore } from "../jobs/job-store"
import { type ForCandidates, forCandidates } from "../jobs/public-posting"
import { updateJob } from "../jobs/update-job"
import { visibleJobs } from "../jobs/visible-jobs"
import type { Received } from "../received"
import { shortened } from "@/lib/format/shortened"
import { say } from "@/lib/messages/message"

/**
 * What became of a row. `job` is the job as it is now, or as it would be after a trial; `changes` are those to a posting that
 * existed, in version `seen`, which is null for a new one. `errors` are those of the posting check that keep the row from publishing
 * its posting: nothing was written then, nor if it is `overtaken`: someone has changed the posting since the trial. `forCandidates`
 * is what the row means for them, or would mean. `refused` has every problem, or an error that is not about a field.
 */
export type Imported =
  | {
      outcome: "created" | "updated" | "unchanged"
      job: Job
      changes: JobFieldChange[]
      seen: number | null
      overtaken: boolean
      forCandidates: ForCandidates
      errors: FieldProblem[]
    }
  | { outcome: "refused"; error: ServiceError; problems: FieldProblem[] }

/**
 * With `dryRun` nothing is written. With `despiteErrors`, postings are also published with errors in the posting check. `seen` is the
 * version that a trial compared the row with, null if there was no posting; if it is left out, any will do.
 */
export type ImportMode = { dryRun: boolean; despiteErrors: boolean; seen?: number | null }

/**
 * What a row's posting may be found by, in this order. With an id `besides` the references, no posting is created while that is
 * the id of one: its reference has been changed in the file, or the file is from elsewhere.
 */
export type PostingNames = { references: readonly string[]; id: number | null; besides: number | null }

/**
 * Creates the posting that a row stands for, or changes the one with its reference or id. `read` reads the row, given
 * what is stored (null: nothing yet). The same row again changes nothing.
 */
export async function importPosting(
  context: Context,
  names: PostingNames,
  read: (stored: Job | null) => Received<JobChange>,
  mode: ImportMode,
): Promise<Imported> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await importOnce(context, names, read, mode)
    } catch (error) {
      if (error instanceof ChangedMeanwhile) continue
      if (!(error instanceof ServiceError) || ["internal_error", "unavailable"].includes(error.code))
        throw error
      // Someone else may have created or deleted the posting since it was looked up.
      const mayBeOver = error.code === "duplicate_reference_id" || error.code === "not_found"
      if (!mayBeOver || attempt === mostAttempts) return { outcome: "refused", error, problems: error.fields }
    }
  }
}

const mostAttempts = 3

/** Someone has written to the posting since it was read: the next attempt finds that it is stale, and writes nothing. */
class ChangedMeanwhile extends Error {}

async function importOnce(
  context: Context,
  names: PostingNames,
  read: (stored: Job | null) => Received<JobChange>,
  { dryRun: isTrial, despiteErrors, seen: expected }: ImportMode,
): Promise<Imported> {
  const stored = await findNamed(context, names)
  const received = await withOther(context, names, stored, read(stored))
  const seen = stored?.version ?? null
  const isStale = expected !== undefined && expected !== seen
  const dryRun = isTrial || isStale
  const precondition: Precondition = (job) => {
    if (!dryRun && expected !== undefined && job?.version !== seen) throw new ChangedMeanwhile()
  }
  const write = async (by: Context, only: { dryRun: boolean }): Promise<Imported> => {
    const job = stored
      ? await updateJob(by, stored.id, received, { ...only, precondition })
      : await createJob(by, received, only)
    const changes = stored ? changesBetween(stored, job) : []
    const outcome = !stored ? "created" : changes.length === 0 ? "unchanged" : "updated"
    const overtaken = !isTrial && isStale && outcome !== "unchanged"
    return {
      ...{ outcome, job, changes, seen, overtaken },
      ...{ forCandidates: forCandidates(by, stored, job), errors: [] },
    }
  }
  if (despiteErrors || stored?.status === "active") return write(context, { dryRun })
  try {
    return await write(withCheckEnforced(context), { dryRun })
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === "check_failed")) throw error
    // The employer may not let it be published at all.
    const held = await write(context, { dryRun: true })
    return held.outcome === "refused" ? held : { ...held, errors: error.fields }
  }
}

async function withOther(
  context: Context,
  { besides }: PostingNames,
  stored: Job | null,
  received: Received<JobChange>,
): Promise<Received<JobChange>> {
  const other =
    stored || besides === null ? null : await context.stores.jobs.find(visibleJobs(context), besides)
  if (!other) return received
  const { id, title, referenceId } = other
  const values = { id, title: shortened(title, mostTold) }
  const message = referenceId
    ? say("imports.otherReference", { ...values, reference: referenceId })
    : say("imports.noReferenceThere", values)
  const problem = { field: "referenceId", code: "other_posting", message }
  return { ...received, problems: [...received.problems, problem] }
}

/** How much of a title is quoted in a message. */
const mostTold = 60

async function findNamed(context: Context, { references, id }: PostingNames): Promise<Job | null> {
  const { jobs } = context.stores
  for (const reference of references) {
    const job = await jobs.findByReference(visibleJobs(context), reference)
    if (job) return job
  }
  return id === null ? null : jobs.find(visibleJobs(context), id)
}

/** The existing postings with these ids or references that the caller may see, in any order. */
export function postingsNamed(
  context: Context,
  named: { ids: number[]; referenceIds: string[] },
): ReturnType<JobStore["labels"]> {
  return context.stores.jobs.labels(visibleJobs(context), named)
}
