import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { JobRequest } from "@/lib/api/v1.1/job-form"
import { askApi } from "./api-client"
import { ApiError } from "./api-error"
import { refetchJobs, tagged, type TaggedJob } from "./jobs"

export type { TaggedJob }

/** A whole job. */
export const jobQuery = (id: number) =>
  queryOptions({ queryKey: ["jobs", "whole", id], queryFn: ({ signal }) => readJob(id, signal) })

/** Fetches a job as it is now. */
export async function readJob(id: number, signal?: AbortSignal): Promise<TaggedJob> {
  return tagged(await askApi("GET /api/v1.1/jobs/{id}", { params: { id }, signal }))
}

/** Changes `replacing`, unless it has changed since it was read; null creates a job, once per `attempt`. */
export type JobSaving = { replacing: TaggedJob | null; request: JobRequest; attempt: string }

/** Saves a job. Without a connection it fails at once, and can be tried again. */
export function useSaveJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ replacing, request, attempt }: JobSaving) =>
      tagged(
        replacing
          ? await askApi("PUT /api/v1.1/jobs/{id}", {
              params: { id: replacing.id },
              body: request,
              headers: { "If-Match": replacing.etag },
            })
          : await askApi("POST /api/v1.1/jobs", { body: request, headers: { "Idempotency-Key": attempt } }),
      ),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(job.id).queryKey, job)
      void refetchJobs(client)
    },
  })
}

/** What the service would refuse in a job now; null if nothing, or if the service cannot be reached. Nothing is stored. */
export function useTryOut() {
  const client = useQueryClient()
  return async ({ replacing, request: body }: Pick<JobSaving, "replacing" | "request">) => {
    const query = { dryRun: true }
    const ask = () =>
      replacing
        ? askApi("PUT /api/v1.1/jobs/{id}", { params: { id: replacing.id }, query, body })
        : askApi("POST /api/v1.1/jobs", { query, body })
    try {
      await client.fetchQuery({
        queryKey: ["jobs", "trial"],
        queryFn: ask,
        networkMode: "always",
        gcTime: 0,
        staleTime: 0,
      })
      return null
    } catch (error) {
      return error instanceof ApiError && error.status < 500 ? error : null
    }
  }
}
