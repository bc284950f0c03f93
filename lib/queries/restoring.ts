import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { JobRequest } from "@/lib/api/v1.1/job-form"
import { askApi } from "./api-client"
import { ApiError } from "./api-error"
import { latestVersions, type ListedVersion } from "./history"
import { jobQuery } from "./job-form"
import { type JobStatus, refetchJobs, tagged, type TaggedJob } from "./jobs"

/** What of a job's past is to be its present: all that a version said, or what some fields were. */
export type Restoring = { version: number; referenceId?: string | null } | { fields: JobRequest }

type Asked = { job: TaggedJob; restoring: Restoring }

/** What restoring would make of a job, which nothing is stored of. */
export function restoringPreviewQuery({ job, restoring }: Asked) {
  return queryOptions({
    // Not with the jobs, which are asked for anew once it is restored: nobody has a question about it then.
    queryKey: ["restoring", job.id, job.etag, restoring],
    queryFn: () => send({ job, restoring }, true),
    networkMode: "always",
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  })
}

/** Restores what is asked of a job, unless anybody has changed it since it was read. */
export function useRestoring() {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (asked: Asked) => send(asked, false),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(job.id).queryKey, job)
      void refetchJobs(client)
    },
  })
}

/** A job whose latest change was taken back; `kept` is why no more than its status could be, where there was more to take back. */
export type UndoneChange = { job: TaggedJob; kept: ApiError | null }

/** What changes with a status, so that nobody misses it who gets the status back. */
const goesWithStatus = new Set(["status", "publishDate", "closeDate"])

/**
 * Takes back the latest change of the job `id`, unless anybody has changed it since: then it is no longer what `etag` names, or the
 * change is not that of `by`, whose own changed nothing. Where all of it can't come back (it was created so, or a rule of today
 * refuses its dates), it gets the status that it had.
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

/** Brings the job `id` back from the bin, unless its last deletion was not that of `by`. */
export async function undoDeletion(id: number, by: string): Promise<void> {
  const [latest = null] = await latestVersions(id)
  if (latest?.action === "deleted") requireOwn(latest, by)
  await bringBackJob(id)
}

/** Throws where `latest` is the change of somebody else than `by`: that is not theirs to take back unseen. */
function requireOwn(latest: ListedVersion | null, by: string): void {
  if (latest && !(latest.by.kind === "person" && latest.by.name === by))
    throw new ApiError(412, "precondition_failed", "")
}

/**
 * Brings a job back from the bin, under another referenceId where one is given; null is none. One that somebody has brought back
 * meanwhile is as good as restored; then `isOwn` is false.
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

/** Whether a job could not be brought back because it is not in the bin: of one that is there, a version has to be named. */
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
