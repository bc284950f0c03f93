import type { Context } from "../context"
import { notFound } from "../errors"
import type { Job } from "./job"
import { jobDeleted } from "./job-activity"
import { mostJudgements, tooManyWriters } from "./overtaken"
import { type Precondition, unconditional } from "./precondition"
import { visibleJobs } from "./visible-jobs"

/** With `dryRun`, the job is looked up and the precondition checked, and nothing is deleted. */
type Options = { precondition?: Precondition; dryRun?: boolean }

/**
 * Deletes the employer's job `id`; its referenceId is free immediately (contract 1.5). Throws `not_found` or
 * `precondition_failed`.
 */
export async function deleteJob(context: Context, id: number, options: Options = {}): Promise<void> {
  await remove(context, () => context.stores.jobs.find(visibleJobs(context), id), options)
}

/** Deletes the employer's job with `referenceId` (contract 1.3). Throws `not_found` or `precondition_failed`. */
export async function deleteJobByReference(
  context: Context,
  referenceId: string,
  options: Options = {},
): Promise<void> {
  await remove(context, () => context.stores.jobs.findByReference(visibleJobs(context), referenceId), options)
}

async function remove(
  context: Context,
  find: () => Promise<Job | null>,
  { precondition = unconditional, dryRun = false }: Options,
): Promise<void> {
  const { stores, employer } = context
  for (let attempt = 1; attempt <= mostJudgements; attempt++) {
    const stored = await find()
    if (!stored) throw notFound("job")
    precondition(stored)
    if (dryRun) return
    const activity = jobDeleted(context, stored)
    if (await stores.jobs.remove(employer.id, { replacing: stored, activity })) return
    await stores.jobs.giveWay(attempt)
  }
  throw tooManyWriters()
}
