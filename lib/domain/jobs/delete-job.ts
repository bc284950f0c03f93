import type { Context } from "../context"
import { notFound } from "../errors"
import { findJob } from "./find-jobs"
import type { Job } from "./job"
import { jobDeleted } from "./job-activity"
import { visibleJobs } from "./visible-jobs"

/** Deletes the employer's job `id`; its referenceId is free at once (contract 1.5). Throws `not_found`. */
export async function deleteJob(context: Context, id: number): Promise<void> {
  await remove(context, await findJob(context, id))
}

/** Deletes the employer's job that has `referenceId` (contract 1.3). Throws `not_found`. */
export async function deleteJobByReference(context: Context, referenceId: string): Promise<void> {
  const job = await context.stores.jobs.findByReference(visibleJobs(context), referenceId)
  if (!job) throw notFound("job")
  await remove(context, job)
}

async function remove(context: Context, job: Job): Promise<void> {
  const { stores, employer } = context
  if (!(await stores.jobs.remove(employer.id, job.id, jobDeleted(context, job.id, job))))
    throw notFound("job")
}
