import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { JobRequest } from "@/lib/api/v1.1/job-form"
import { askApi } from "./api-client"
import { ApiError } from "./api-error"
import { latestVersions } from "./history"
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

/**
 * Takes back the latest change of the job `id`, unless anybody has changed it since: then it is no longer what `etag` names. Where all
 * of it can't come back (it was created so, or a rule of today refuses its dates), it gets the status that it had.
 */
export async function undoLatestChange(id: number, etag: string, status: JobStatus): Promise<TaggedJob> {
  const call = { params: { id }, headers: { "If-Match": etag } }
  const [, before] = await latestVersions(id)
  try {
    if (before) {
      const body = { version: before.version }
      return tagged(await askApi("POST /api/v1.1/jobs/{id}/restore", { ...call, body }))
    }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "validation_failed")) throw error
  }
  return tagged(await askApi("PUT /api/v1.1/jobs/{id}", { ...call, body: { status } }))
}

/** Brings a job back from the bin, under another referenceId where one is given; null is none. */
export async function bringBackJob(id: number, referenceId?: string | null): Promise<TaggedJob> {
  const body = referenceId === undefined ? {} : { referenceId }
  return tagged(await askApi("POST /api/v1.1/jobs/{id}/restore", { params: { id }, body }))
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
