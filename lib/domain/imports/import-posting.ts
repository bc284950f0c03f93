import type { Context } from "../context"
import type { FieldProblem } from "../errors"
import { ServiceError } from "../errors"
import { changesBetween, type JobFieldChange } from "../jobs/changes-between"
import { createJob } from "../jobs/create-job"
import type { Job } from "../jobs/job"
import type { JobChange } from "../jobs/job-change"
import type { JobStore } from "../jobs/job-store"
import { updateJob } from "../jobs/update-job"
import { visibleJobs } from "../jobs/visible-jobs"
import type { Received } from "../received"

/**
 * What became of a row. `job` is the job as it is now, or as it would be after a trial; `fields` are the fields that
 * changed. `refused` has every problem, or an error that is not about a field.
 */
export type Imported =
  | { outcome: "created" | "updated" | "unchanged"; job: Job; fields: JobFieldChange["field"][] }
  | { outcome: "refused"; error: ServiceError; problems: FieldProblem[] }

/** What a row's posting may be found by, in this order. */
export type PostingNames = { references: readonly string[]; id: number | null }

/**
 * Creates the posting that a row stands for, or changes the one with its reference or id. `read` reads the row, given
 * what is stored (null: nothing yet). The same row again changes nothing. With `dryRun` nothing is written, and it
 * returns what would be.
 */
export async function importPosting(
  context: Context,
  names: PostingNames,
  read: (stored: Job | null) => Received<JobChange>,
  { dryRun }: { dryRun: boolean },
): Promise<Imported> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await importOnce(context, names, read, { dryRun })
    } catch (error) {
      if (!(error instanceof ServiceError) || ["internal_error", "unavailable"].includes(error.code))
        throw error
      // Someone else may have created or deleted the posting since it was looked up.
      const mayBeOver = error.code === "duplicate_reference_id" || error.code === "not_found"
      if (!mayBeOver || attempt === mostAttempts) return { outcome: "refused", error, problems: error.fields }
    }
  }
}

const mostAttempts = 3

async function importOnce(
  context: Context,
  names: PostingNames,
  read: (stored: Job | null) => Received<JobChange>,
  { dryRun }: { dryRun: boolean },
): Promise<Imported> {
  const stored = await findNamed(context, names)
  const received = read(stored)
  if (!stored) {
    const job = await createJob(context, received, { dryRun })
    return { outcome: "created", job, fields: [] }
  }
  const job = await updateJob(context, stored.id, received, { dryRun })
  const fields = changesBetween(stored, job).map(({ field }) => field)
  return { outcome: fields.length === 0 ? "unchanged" : "updated", job, fields }
}

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
