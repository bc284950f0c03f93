import type { Context } from "../context"
import { ServiceError } from "../errors"
import { visibleJobs } from "./visible-jobs"

/** The refusal of a referenceId that another job of the employer's has (contract 1.7, 409); it names that job where the caller may know of it. */
export async function referenceInUse(context: Context, referenceId: string | null): Promise<ServiceError> {
  const { jobs } = context.stores
  const existing = referenceId === null ? null : await jobs.findByReference(visibleJobs(context), referenceId)
  return new ServiceError(
    "duplicate_reference_id",
    "Another job has this referenceId. Change that job, or choose another referenceId.",
    existing ? { existingJobId: existing.id } : {},
  )
}
