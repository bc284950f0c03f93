"use client"

import { useQuery } from "@tanstack/react-query"
import { Lock } from "lucide-react"
import { useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { Page } from "@/components/layout/page"
import { usePagePath } from "@/components/layout/page-address"
import { EmptyState } from "@/components/ui/empty-state"
import { ApiError } from "@/lib/queries/api-error"
import { jobQuery } from "@/lib/queries/job-form"
import { type ReferenceLists, useReferenceLists } from "@/lib/queries/reference-data"
import { useMe } from "@/lib/queries/session"
import { PostingFailure } from "../posting-failure"
import { EditJob } from "./edit-job"
import { copyOf, emptyFields } from "./form-fields"
import { JobForm } from "./job-form"
import { JobFormSkeleton } from "./job-form-skeleton"
import { MissingPosting } from "./missing-posting"

export interface NewJobProps {
  /** The posting whose words it begins with. */
  from: number | null
  lists: ReferenceLists
}

/** The form for a new posting. */
export function NewJob({ from, lists: brought }: NewJobProps) {
  const { employer } = useMe()
  const today = useToday()
  const [atFirst] = useState(usePagePath())
  const model = useQuery({ ...jobQuery(from ?? 0), enabled: from !== null })
  const { lists, error, retry } = useReferenceLists(brought)

  // Once saved the form stands at the address of the stored posting; Back may lead here anew, with that address.
  const stored = /^\/jobs\/(\d+)\/edit$/.exec(atFirst)?.[1]
  if (stored) return <EditJob id={Number(stored)} />
  if (employer.role === "viewer") return <MayNotWrite />
  if (lists && (from === null || model.data)) {
    const mayRefresh = employer.plan === "unlimited"
    return (
      <JobForm
        stored={null}
        fields={model.data ? copyOf(model.data, { today, mayRefresh }) : emptyFields}
        workName={from === null ? "new" : `copy-of-${from}`}
        lists={lists}
      />
    )
  }
  if (model.error instanceof ApiError && model.error.status === 404) return <MissingPosting />
  const failure = model.error ?? error
  if (failure)
    return (
      <PostingFailure
        error={failure}
        onRetry={() => {
          if (model.isError) void model.refetch()
          retry()
        }}
      />
    )
  return <JobFormSkeleton title="New posting" />
}

function MayNotWrite() {
  const { employer } = useMe()
  return (
    <Page width="form">
      <EmptyState heading="h1" icon={<Lock />} title="You cannot write postings">
        {`Your role at ${employer.name} is ${employer.role}. An admin can make you an editor.`}
      </EmptyState>
    </Page>
  )
}
