"use client"

import { useQuery } from "@tanstack/react-query"
import { Lock } from "lucide-react"
import { useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { PageBody } from "@/components/layout/page-body"
import { usePagePath } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { EmptyState } from "@/components/ui/empty-state"
import { jobQuery } from "@/lib/queries/job-form"
import { type ReferenceLists, useReferenceLists } from "@/lib/queries/reference-data"
import { useMayWrite, useMe } from "@/lib/queries/session"
import { LoadedPosting } from "../loaded-posting"
import { bothLoaded } from "./both-loaded"
import { EditJob } from "./edit-job"
import { copyOf, emptyFields } from "./form-fields"
import { JobForm } from "./job-form"
import { JobFormSkeleton } from "./job-form-skeleton"

export interface NewJobProps {
  /** The posting whose content it begins with. */
  from: number | null
  lists: ReferenceLists
}

/** The form for a new posting. */
export function NewJob({ from, lists: brought }: NewJobProps) {
  const { employer } = useMe()
  const mayWrite = useMayWrite()
  const today = useToday()
  const [atFirst] = useState(usePagePath())
  const model = useQuery({ ...jobQuery(from ?? 0), enabled: from !== null })
  const lists = useReferenceLists(brought)

  // After saving, the form is at the URL of the stored posting; Back may render this page anew at that URL.
  const stored = /^\/jobs\/(\d+)\/edit$/.exec(atFirst)?.[1]
  if (stored) return <EditJob id={Number(stored)} />
  if (!mayWrite) return <MayNotWrite />
  const mayRefresh = employer.plan === "unlimited"
  const needed = bothLoaded(from === null ? { ...model, data: null } : model, lists)
  return (
    <LoadedPosting query={needed} loading={<JobFormSkeleton heading="postingForm.newTitle" />}>
      {([copied, known]) => (
        <JobForm
          stored={null}
          fields={copied ? copyOf(copied, { today, mayRefresh }) : emptyFields}
          workName={from === null ? "new" : `copy-of-${from}`}
          lists={known}
        />
      )}
    </LoadedPosting>
  )
}

function MayNotWrite() {
  const { t } = useMessages()
  const { employer } = useMe()
  return (
    <PageBody width="form">
      <EmptyState heading="h1" icon={<Lock />} title={t("postingForm.cannotWrite")}>
        {t("postings.yourRole", { employer: employer.name, role: employer.role })}
      </EmptyState>
    </PageBody>
  )
}
