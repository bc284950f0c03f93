import type { Context } from "../context"
import { invalidFields, ServiceError } from "../errors"
import type { FieldProblems } from "../field-problems"
import { visibleJobs } from "./visible-jobs"
import { say } from "@/lib/messages/message"

const message = say("jobs.referenceInUse")

/** The sentence that starts every refusal of a job. */
export const jobNotSaved = say("jobs.notSaved")

/**
 * The refusal of a referenceId that another of the employer's jobs has (contract 1.7, 409); it names that job if the
 * caller may know of it.
 */
export async function referenceInUse(context: Context, referenceId: string | null): Promise<ServiceError> {
  const existing = await holderOf(context, referenceId)
  return new ServiceError("duplicate_reference_id", message, existing ? { existingJobId: existing.id } : {})
}

/**
 * The refusal of a job with `problems` (contract 1.7, 400). A referenceId that another job has is reported with them,
 * though only the write would find it: the sender should learn of every bad field at once. `replacing` is the job to
 * be changed.
 */
export async function jobRefused(
  context: Context,
  problems: FieldProblems,
  referenceId: string | null,
  replacing: { id: number } | null,
): Promise<ServiceError> {
  const holder = problems.concern("referenceId") ? null : await holderOf(context, referenceId)
  if (!holder || holder.id === replacing?.id) return invalidFields(jobNotSaved, problems.list)
  problems.add("referenceId", "duplicate_reference_id", message)
  return invalidFields(jobNotSaved, problems.list, { existingJobId: holder.id })
}

async function holderOf(context: Context, referenceId: string | null) {
  return referenceId === null ? null : context.stores.jobs.findByReference(visibleJobs(context), referenceId)
}
