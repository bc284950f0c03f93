"use client"

import { useQuery } from "@tanstack/react-query"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { PageBody } from "@/components/layout/page-body"
import { useAddress } from "@/components/layout/page-address"
import { PageHeader } from "@/components/layout/page-header"
import { Card } from "@/components/ui/card"
import { toast } from "@/components/ui/toast"
import { useLocale } from "@/components/ui/use-locale"
import { jobQuery } from "@/lib/queries/job-form"
import { type JobAnswer, useRemoveJob } from "@/lib/queries/jobs"
import { DeleteDialog } from "../delete-dialog"
import { columnsClass } from "../posting-columns"
import { DescriptionView } from "../job-preview/description-view"
import { postingOfJob } from "../job-preview/posting"
import { PreviewDialog } from "../job-preview/preview-dialog"
import { JobStatusDot } from "../job-status"
import { aboutPostings, quoted } from "../job-words"
import { LoadedPosting } from "../loaded-posting"
import { JobActions } from "./job-actions"
import { JobHistory } from "./job-history"
import { JobFacts } from "./job-facts"
import { JobPageSkeleton } from "./job-page-skeleton"

/** A posting's own page: what it says, where it stands, and what can be done with it. */
export function JobPage({ id }: { id: number }) {
  const remove = useRemoveJob()
  // Once it is being deleted nobody asks for it again, or its page would say that it is missing.
  const there = remove.isIdle || remove.isError
  const query = useQuery({ ...jobQuery(id), enabled: there })
  return (
    <LoadedPosting query={query} loading={<JobPageSkeleton />}>
      {(job) => <Posting job={job} there={there} onDelete={() => remove.mutateAsync(job)} />}
    </LoadedPosting>
  )
}

interface PostingProps {
  job: JobAnswer
  /** False from when it is being deleted. */
  there: boolean
  onDelete: () => Promise<unknown>
}

function Posting({ job, there, onDelete }: PostingProps) {
  const router = useRouter()
  const address = useAddress()
  const locale = useLocale()
  const today = useToday()
  const [open, setOpen] = useState<"preview" | "delete" | null>(null)

  async function deletePosting() {
    await onDelete()
    toast({ title: `${quoted(job.title)} is deleted`, about: aboutPostings([job]) })
    router.replace(address("/jobs"))
  }

  return (
    <PageBody width="form">
      <PageHeader
        title={job.title}
        meta={<JobStatusDot status={job.status} closeDate={job.closeDate} today={today} />}
        action={
          <JobActions job={job} onPreview={() => setOpen("preview")} onAskDelete={() => setOpen("delete")} />
        }
      />
      <div className={columnsClass}>
        <div className="flex min-w-0 flex-col gap-6">
          <Card title="Description" className="min-w-0">
            <DescriptionView html={job.description} className="max-w-160" />
          </Card>
          <JobHistory jobId={job.id} there={there} />
        </div>
        <JobFacts job={job} />
      </div>
      <PreviewDialog
        open={open === "preview"}
        onClose={() => setOpen(null)}
        makePosting={() => postingOfJob(job)}
      />
      <DeleteDialog
        jobs={[job]}
        open={open === "delete"}
        locale={locale}
        onClose={() => setOpen(null)}
        onDelete={deletePosting}
        focusAfter={() => document.getElementById("posting-actions")}
      />
    </PageBody>
  )
}
