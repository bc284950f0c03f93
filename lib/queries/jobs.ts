import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query"
import {
  type FirstJobs,
  type JobListRequest,
  type JobListPage,
  type JobRow,
  listedFields,
} from "@/lib/api/dashboard/job-list"
import type { JobAnswer } from "@/lib/api/v1.1/answers"
import type { JobStatus } from "@/lib/api/v1.1/job-form"
import { callApi } from "./api-client"
import { ApiError } from "./api-error"

export type { JobAnswer, JobListRequest, JobListPage, JobRow, JobStatus }

const lists = ["jobs", "list"] as const

/** A page of the list. The previous one stays in sight until it is there. */
export function jobPageQuery(request: JobListRequest) {
  return queryOptions({
    queryKey: [...lists, request],
    queryFn: async ({ signal }): Promise<JobListPage> => {
      const query = { ...request, fields: [...listedFields] }
      const { data, paging } = await callApi("GET /api/v1.1/jobs", { query, signal })
      // The rows have the fields that were asked for.
      return { data: data as JobRow[], paging, request }
    },
    placeholderData: keepPreviousData,
  })
}

/** How many jobs there are of each status, among those that `q` finds; of all of them where it is empty. */
export function jobCountsQuery(q: string) {
  return queryOptions({
    queryKey: ["jobs", "counts", q],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/job-counts", { query: { q }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Takes what came with the page for answers of that time. What the browser has asked for itself stays. */
export function keepFirstJobs(client: QueryClient, { page, counts, everything, at }: FirstJobs): void {
  // A clock that is behind would take the answers for new ones until it has caught up.
  const updatedAt = Math.min(at, Date.now())
  const keep = (queryKey: readonly unknown[], data: object) =>
    client.getQueryData(queryKey) ?? client.setQueryData(queryKey, data, { updatedAt })
  keep(jobPageQuery(page.request).queryKey, page)
  keep(jobCountsQuery(page.request.q).queryKey, counts)
  keep(jobCountsQuery("").queryKey, everything)
}

export function putStatus(id: number, status: JobStatus): Promise<JobAnswer> {
  return callApi("PUT /api/v1.1/jobs/{id}", { params: { id }, body: { status } })
}

/** Deletes a job. One that somebody else has deleted meanwhile is as good as deleted. */
export async function removePosting(id: number): Promise<void> {
  try {
    await callApi("DELETE /api/v1.1/jobs/{id}", { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/**
 * Changes the status of a job, in sight at once and taken back when the service refuses. Without a connection it fails
 * at once too: nobody expects a posting to go out an hour after they have left.
 */
export function useSetStatus() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ job, status }: { job: JobRow; status: JobStatus }) => putStatus(job.id, status),
    networkMode: "always",
    onMutate: async ({ job, status }) => {
      await client.cancelQueries({ queryKey: lists })
      patchRow(client, job.id, { status })
    },
    onError: (_, { job }) => patchRow(client, job.id, { status: job.status }),
    onSettled: () => void refetchJobs(client),
  })
}

export function useRemoveJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (job: JobRow) => removePosting(job.id),
    networkMode: "always",
    onSuccess: (_, job) => {
      forgetRows(client, [job.id])
      void refetchJobs(client)
    },
  })
}

/** Lets all that shows jobs ask anew. */
export function refetchJobs(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ["jobs"] })
}

export function patchRow(client: QueryClient, id: number, change: Partial<JobRow>): void {
  client.setQueriesData<JobListPage>({ queryKey: lists }, (page) =>
    page?.data.some((row) => row.id === id)
      ? { ...page, data: page.data.map((row) => (row.id === id ? { ...row, ...change } : row)) }
      : page,
  )
}

/** Takes rows out of the pages that are known, before these have been asked for anew. */
export function forgetRows(client: QueryClient, ids: readonly number[]): void {
  client.setQueriesData<JobListPage>({ queryKey: lists }, (page) =>
    page?.data.some((row) => ids.includes(row.id))
      ? { ...page, data: page.data.filter((row) => !ids.includes(row.id)) }
      : page,
  )
}
