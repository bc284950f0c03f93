import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { JobRequest } from "@/lib/api/v1.1/job-form"
import { askApi } from "./api-client"
import { ApiError } from "./api-error"
import { latestVersions, type ListedVersion } from "./history"
import { jobQuery } from "./job-form"
import { type JobStatus, refetchJobs, tagged, type TaggedJob } from "./jobs"
import type { FindingAnswer } from "@/lib/api/v1.1/checks"

/** What to restore of a job's past: all of a version, or the earlier values of some fields. */
export type Restoring = { version: number; referenceId?: string | null } | { fields: JobRequest }

type Asked = { job: TaggedJob; restoring: Restoring }

/** What a job would be, and what the posting check finds in that. */
export type RestoringPreview = TaggedJob & { findings?: FindingAnswer[] }

/** What restoring would make of a job; nothing is stored. */
export function restoringPreviewQuery({ job, restoring }: Asked) {
  return queryOptions({
    // The key doesn't start like that of jobs, which are refetched after restoring, when nobody needs the preview any more.
    queryKey: ["restoring", job.id, job.etag, restoring],
    queryFn: (): Promise<RestoringPreview> => send({ job, restoring }, true),
    networkMode: "always",
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  })
}

/** Restores what is asked of a job, unless it has been changed since it was read. */
export function useRestoring() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asked: Asked) => send(asked, false),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(job.id).queryKey, job)
      void refetchJobs(client)
    },
  })
}

/** A job whose latest change was undone; `kept` is why only its status could be, if there was more to undo. */
export type UndoneChange = { job: TaggedJob; kept: ApiError | null }

/** Fields that change along with the status, so that restoring the status restores them too. */
const goesWithStatus = new Set(["status", "publishDate", "closeDate"])

/**
 * Undoes the latest change of the job `id`, unless it has been changed since: then it no longer has `etag`, or, if
 * that change made no difference, is not by `by`. If not everything can be undone (the job was created so, or today's
 * rules refuse its dates), only its status is.
 */
export async function undoLatestChange(
  id: number,
  etag: string,
  { status, by }: { status: JobStatus; by: string },
): Promise<UndoneChange> {
  const call = { params: { id }, headers: { "If-Match": etag } }
  const [latest = null, before] = await latestVersions(id)
  requireOwn(latest, by)
  let refused: ApiError | null = null
  try {
    if (before) {
      const body = { version: before.version }
      const restored = await askApi("POST /api/v1.1/jobs/{id}/restore", { ...call, body })
      return { job: tagged(restored), kept: null }
    }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "validation_failed")) throw error
    refused = error
  }
  const job = tagged(await askApi("PUT /api/v1.1/jobs/{id}", { ...call, body: { status } }))
  if (refused && job.etag === etag) throw refused
  const more = latest?.changes.some(({ field }) => !goesWithStatus.has(field))
  return { job, kept: more ? refused : null }
}

/** Restores the job `id` from the bin, unless its last deletion was by someone other than `by`. */
export async function undoDeletion(id: number, by: string): Promise<void> {
  const [latest = null] = await latestVersions(id)
  if (latest?.action === "deleted") requireOwn(latest, by)
  await bringBackJob(id)
}

/** Throws if `latest` is by someone other than `by`, who should not undo it unseen. */
function requireOwn(latest: ListedVersion | null, by: string): void {
  if (latest && !(latest.by.kind === "person" && latest.by.name === by))
    throw new ApiError(412, "precondition_failed", "")
}

/**
 * Restores a job from the bin, with another referenceId if one is given; null is none. If it has already been
 * restored, that counts as success and `isOwn` is false.
 */
export async function bringBackJob(
  id: number,
  referenceId?: string | null,
): Promise<{ job: TaggedJob; isOwn: boolean }> {
  const body = referenceId === undefined ? {} : { referenceId }
  const params = { id }
  try {
    return { job: tagged(await askApi("POST /api/v1.1/jobs/{id}/restore", { params, body })), isOwn: true }
  } catch (error) {
    if (!isThere(error)) throw error
    return { job: tagged(await askApi("GET /api/v1.1/jobs/{id}", { params })), isOwn: false }
  }
}

/** Whether a job could not be restored from the bin because it isn't there: restoring an existing job requires a version. */
function isThere(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.errors.some(({ field, code }) => field === "version" && code === "required")
  )
}

async function send({ job: { id, etag }, restoring }: Asked, dryRun: boolean): Promise<TaggedJob> {
  const call = {
    params: { id },
    headers: { "If-Match": etag },
    ...(dryRun && { query: { dryRun } }),
  }
  return tagged(
    "fields" in restoring
      ? await askApi("PUT /api/v1.1/jobs/{id}", { ...call, body: restoring.fields })
      : await askApi("POST /api/v1.1/jobs/{id}/restore", { ...call, body: restoring }),
  )
}
