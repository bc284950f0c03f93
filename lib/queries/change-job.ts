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

/** A new status, and the close date that goes with it if the posting's own has passed. */
export type StatusChange = { status: JobStatus; closeDate?: string }

async function putStatus(id: number, body: StatusChange): Promise<TaggedJob> {
  return tagged(await askApi("PUT /api/v1.1/jobs/{id}", { params: { id }, body }))
}

/**
 * Deletes a job, with `etag` only if it is still that version. Returns false if it has already been deleted, which
 * counts as success.
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
 * Changes the status of a job. The list shows it at once, and reverts it if the service refuses. Without a connection
 * it also fails at once: nobody expects a posting to be published an hour after they have left.
 */
export async function setStatus(client: QueryClient, job: JobRow, change: StatusChange): Promise<TaggedJob> {
  await client.cancelQueries({ queryKey: jobPages })
  patchRow(client, job.id, change)
  try {
    return await putStatus(job.id, change)
  } catch (error) {
    patchRow(client, job.id, { status: job.status, closeDate: job.closeDate })
    throw error
  } finally {
    void refetchJobs(client)
  }
}

/** Deletes a job and removes its row from the list; false if it had already been deleted. */
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
  })
}
