import type { Context } from "../context"
import { notFound } from "../errors"

/** Deletes the employer's job `id`; its referenceId is free at once (contract 1.5). Throws `not_found`. */
export async function deleteJob({ stores, employer }: Context, id: number): Promise<void> {
  if (!(await stores.jobs.remove(employer.id, id))) throw notFound("job")
}

/** Deletes the employer's job that has `referenceId` (contract 1.3). Throws `not_found`. */
export async function deleteJobByReference(context: Context, referenceId: string): Promise<void> {
  const job = await context.stores.jobs.findByReference(context.employer.id, referenceId)
  if (!job) throw notFound("job")
  await deleteJob(context, job.id)
}
