import type { ApiKey } from "../api-keys/api-key"
import type { Context, ServiceContext } from "../context"
import { notFound } from "../errors"
import type { JobLabel } from "../jobs/job-store"
import { visibleJobs } from "../jobs/visible-jobs"
import { largestId } from "../largest-id"
import { type ApiRequest, type ApiRequestRow, keptDays } from "./api-request"
import type { RequestSelection } from "./api-request-store"
import type { LoggedOperation } from "./logged-operation"

const dayMilliseconds = 86_400_000

/** The filter of a caller; `job` is an id or a reference. Null matches everything. */
export type RequestFilter = Omit<RequestSelection, "job"> & { job: string | null }

/** Newest first; `next` is the `before` of the next page, null on the last one. `keys` are all of the employer's. */
export type RequestPage = { data: ApiRequestRow[]; next: string | null; keys: ApiKey[] }

/** A page of the calls made with the employer's keys: every write, and every failed call. */
export async function listRequests(
  context: Context,
  filter: RequestFilter,
  { before, pageSize }: { before: string | null; pageSize: number },
): Promise<RequestPage> {
  const { stores, employer } = context
  const job = filter.job === null ? null : await jobNamed(context, filter.job)
  const [rows, keys] = await Promise.all([
    stores.apiRequests.list(employer.id, { ...filter, job }, before, pageSize + 1),
    stores.apiKeys.list(employer.id),
  ])
  const data = rows.slice(0, pageSize)
  return { data, keys, next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null }
}

/**
 * A call with its key and its job, null if they no longer exist; `jobs` are the jobs of a batch's operations, one per
 * operation, null if there is no such job now.
 */
export type FoundRequest = {
  request: ApiRequest
  key: ApiKey | null
  job: JobLabel | null
  jobs: (JobLabel | null)[]
}

/** One call of the employer's. Throws `not_found`. */
export async function findRequest(context: Context, id: string): Promise<FoundRequest> {
  const { stores, employer } = context
  const request = await stores.apiRequests.find(employer.id, id)
  if (!request) throw notFound("request")
  const [key, job, jobs] = await Promise.all([
    stores.apiKeys.find(employer.id, request.keyId),
    request.operations ? null : jobOf(context, request),
    jobsOf(context, request.operations ?? []),
  ])
  return { request, key, job, jobs }
}

/** Removes requests older than the log's retention; returns how many. Any number of instances may run it. */
export function removeOldRequests({ stores, clock }: ServiceContext): Promise<number> {
  return stores.apiRequests.removeBefore(new Date(clock.now().getTime() - keptDays * dayMilliseconds))
}

function jobOf(context: Context, { jobId, referenceId }: ApiRequest): Promise<JobLabel | null> {
  const { jobs } = context.stores
  if (jobId !== null) return jobs.find(visibleJobs(context), jobId)
  return referenceId === null
    ? Promise.resolve(null)
    : jobs.findByReference(visibleJobs(context), referenceId)
}

async function jobsOf(
  context: Context,
  operations: readonly LoggedOperation[],
): Promise<(JobLabel | null)[]> {
  // If a job was deleted, another job may have its reference now.
  const named = operations.map(({ op, code, id, referenceId }) =>
    op === "delete" && code === null ? { id: null, referenceId: null } : { id, referenceId },
  )
  const ids = named.flatMap(({ id }) => id ?? [])
  const referenceIds = named.flatMap(({ id, referenceId }) => (id === null ? (referenceId ?? []) : []))
  if (ids.length + referenceIds.length === 0) return operations.map(() => null)
  const labels = await context.stores.jobs.labels(visibleJobs(context), { ids, referenceIds })
  const byId = new Map(labels.map((label) => [label.id, label]))
  const byReference = new Map(labels.map((label) => [label.referenceId, label]))
  return named.map(({ id, referenceId }) => {
    if (id !== null) return byId.get(id) ?? null
    return referenceId === null ? null : (byReference.get(referenceId) ?? null)
  })
}

/** A call may name a job by its id or its reference, so a search for one also finds the other. */
async function jobNamed(context: Context, name: string): Promise<NonNullable<RequestSelection["job"]>> {
  const { jobs } = context.stores
  const id = /^\d{1,10}$/.test(name) && Number(name) <= largestId ? Number(name) : null
  const found =
    (await jobs.findByReference(visibleJobs(context), name)) ??
    (id === null ? null : await jobs.find(visibleJobs(context), id))
  if (!found) return { id, referenceId: name }
  return { id: found.id, referenceId: found.referenceId ?? (id === null ? name : null) }
}
