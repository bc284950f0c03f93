import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { askApi, callApi } from "./api-client"
import { ApiError } from "./api-error"
import {
  forgetRows,
  jobPages,
  type JobRow,
  type JobStatus,
  patchRow,
  refetchJobs,
  tagged,
  type TaggedJob,
} from "./jobs"

async function putStatus(id: number, status: JobStatus): Promise<TaggedJob> {
  return tagged(await askApi("PUT /api/v1.1/jobs/{id}", { params: { id }, body: { status } }))
}

/**
 * Deletes a job, with `etag` only as what that names. One that somebody else has deleted meanwhile is as good as deleted; then it
 * answers false.
 */
export async function removePosting(id: number, etag?: string): Promise<boolean> {
  try {
    const condition = etag === undefined ? {} : { headers: { "If-Match": etag } }
    await callApi("DELETE /api/v1.1/jobs/{id}", { params: { id }, ...condition })
    return true
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    return false
  }
}

/**
 * Changes the status of a job, in sight at once and taken back when the service refuses. Without a connection it fails
 * at once too: nobody expects a posting to go out an hour after they have left.
 */
export async function setStatus(client: QueryClient, job: JobRow, status: JobStatus): Promise<TaggedJob> {
  await client.cancelQueries({ queryKey: jobPages })
  patchRow(client, job.id, { status })
  try {
    return await putStatus(job.id, status)
  } catch (error) {
    patchRow(client, job.id, { status: job.status })
    throw error
  } finally {
    void refetchJobs(client)
  }
}

/** Deletes a job, and takes its row out of the list; false where somebody else was quicker. */
export async function deletePosting(client: QueryClient, { id }: Pick<JobRow, "id">): Promise<boolean> {
  const removed = await removePosting(id)
  forgetRows(client, [id])
  void refetchJobs(client)
  return removed
}

export function useRemoveJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (job: JobRow) => deletePosting(client, job),
    networkMode: "always",
  })
}
