import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { JobRequest } from "@/lib/api/v1.1/job-form"
import { askApi } from "./api-client"
import { type Job, refreshJobs } from "./jobs"

/** A whole job, with the tag of what it says. */
export type TaggedJob = Job & { etag: string }

/** A whole job. */
export const jobQuery = (id: number) =>
  queryOptions({ queryKey: ["jobs", "whole", id], queryFn: ({ signal }) => readJob(id, signal) })

/** Asks for a job as it is now. */
export function readJob(id: number, signal?: AbortSignal): Promise<TaggedJob> {
  return askJob("GET", `/api/v1.1/jobs/${id}`, { signal })
}

/** Changes `replacing`, unless it has changed since it was read; null creates a job, once under `attempt`. */
export type JobSaving = { replacing: TaggedJob | null; request: JobRequest; attempt: string }

/** Stores a job. Without a connection it fails at once, and can be tried again. */
export function useSaveJob() {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: ({ replacing, request, attempt }: JobSaving) =>
      replacing
        ? askJob("PUT", `/api/v1.1/jobs/${replacing.id}`, {
            body: request,
            headers: { "If-Match": replacing.etag },
          })
        : askJob("POST", "/api/v1.1/jobs", { body: request, headers: { "Idempotency-Key": attempt } }),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(job.id).queryKey, job)
      void refreshJobs(client)
    },
  })
}

async function askJob(...request: Parameters<typeof askApi<Job>>): Promise<TaggedJob> {
  const { data, headers } = await askApi<Job>(...request)
  return { ...data, etag: headers.get("ETag") ?? "*" }
}
