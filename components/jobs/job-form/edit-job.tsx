"use client"

import { useQuery } from "@tanstack/react-query"
import { jobQuery } from "@/lib/queries/job-form"
import { useReferenceLists } from "@/lib/queries/reference-data"
import { LoadedPosting } from "../loaded-posting"
import { bothLoaded } from "./both-loaded"
import { fieldsOf } from "./form-fields"
import { JobForm } from "./job-form"
import { JobFormSkeleton } from "./job-form-skeleton"

/** The form for the posting `id`. */
export function EditJob({ id }: { id: number }) {
  const needed = bothLoaded(useQuery(jobQuery(id)), useReferenceLists(null))
  return (
    <LoadedPosting query={needed} loading={<JobFormSkeleton heading="postingForm.editTitle" />}>
      {([job, lists]) => (
        <JobForm key={id} stored={job} fields={fieldsOf(job)} workName={String(id)} lists={lists} />
      )}
    </LoadedPosting>
  )
}
