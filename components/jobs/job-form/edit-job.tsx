"use client"

import { useQuery } from "@tanstack/react-query"
import { ApiError } from "@/lib/queries/api-error"
import { jobQuery } from "@/lib/queries/job-form"
import { useReferenceLists } from "@/lib/queries/reference-data"
import { PostingFailure } from "../posting-failure"
import { fieldsOf } from "./form-fields"
import { JobForm } from "./job-form"
import { JobFormSkeleton } from "./job-form-skeleton"
import { MissingPosting } from "./missing-posting"

/** The form on the posting `id`. */
export function EditJob({ id }: { id: number }) {
  const job = useQuery(jobQuery(id))
  const { lists, error, retry } = useReferenceLists(null)
  if (job.data && lists)
    return (
      <JobForm key={id} stored={job.data} fields={fieldsOf(job.data)} workName={String(id)} lists={lists} />
    )
  if (job.error instanceof ApiError && job.error.status === 404) return <MissingPosting />
  const failure = job.error ?? error
  if (failure)
    return (
      <PostingFailure
        error={failure}
        onRetry={() => {
          if (job.isError) void job.refetch()
          retry()
        }}
      />
    )
  return <JobFormSkeleton title="Edit posting" />
}
