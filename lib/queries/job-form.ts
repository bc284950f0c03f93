import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { JobRequest } from "@/lib/api/v1.1/job-form"
import { callApi } from "./api-client"
import { type Job, refreshJobs } from "./jobs"

/** A whole job. */
export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ["jobs", "whole", id],
    queryFn: ({ signal }) => callApi<Job>("GET", `/api/v1.1/jobs/${id}`, { signal }),
  })

/** Creates a job, or changes the one with `id`. Without a connection it fails at once, and can be tried again. */
export function useSaveJob() {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, request }: { id: number | null; request: JobRequest }) =>
      id === null
        ? callApi<Job>("POST", "/api/v1.1/jobs", { body: request })
        : callApi<Job>("PUT", `/api/v1.1/jobs/${id}`, { body: request }),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(job.id).queryKey, job)
      void refreshJobs(client)
    },
  })
}
