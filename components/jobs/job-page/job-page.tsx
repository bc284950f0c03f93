"use client"

import { useQuery } from "@tanstack/react-query"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { useToday } from "@/components/employer/use-today"
import type { KeyboardHelpProps } from "@/components/keyboard/keyboard-help"
import { useShortcuts } from "@/components/keyboard/use-shortcuts"
import { PageBody } from "@/components/layout/page-body"
import { useAddress } from "@/components/layout/page-address"
import { PageHeader } from "@/components/layout/page-header"
import { usePageTitle } from "@/components/layout/use-page-title"
import { useMessages } from "@/components/messages/use-messages"
import { onDemand } from "@/components/ui/on-demand"
import { Card } from "@/components/ui/card"
import { toast } from "@/components/ui/toast"
import { jobQuery } from "@/lib/queries/job-form"
import { useRemoveJob } from "@/lib/queries/change-job"
import type { TaggedJob } from "@/lib/queries/jobs"
import { useMayWrite } from "@/lib/queries/session"
import { DeleteDialog } from "../delete-dialog"
import { columnsClass } from "../posting-columns"
import { DescriptionView } from "../job-preview/description-view"
import { postingOfJob } from "../job-preview/posting"
import { PreviewDialog } from "../job-preview/preview-dialog"
import { JobStatusDot } from "../job-status"
import { aboutPostings, quoted } from "../job-words"
import { LoadedPosting } from "../loaded-posting"
import type { PostingNewsProps } from "../posting-news"
import { Timeline } from "../timeline/timeline"
import { useUndoOffer } from "../use-undo-offer"
import { JobActions } from "./job-actions"
import { JobFacts } from "./job-facts"
import { JobPageSkeleton } from "./job-page-skeleton"
import { ListTrail } from "./list-trail"
import { postingShortcuts } from "./posting-shortcuts"

const KeyboardHelp = onDemand<KeyboardHelpProps>(
  async () => (await import("@/components/keyboard/keyboard-help")).KeyboardHelp,
)
const PostingNews = onDemand<PostingNewsProps>(async () => (await import("../posting-news")).PostingNews)

/** A posting's own page: its content, its status, and what can be done with it. */
export function JobPage({ id }: { id: number }) {
  const remove = useRemoveJob()
  // Once it is being deleted, it must not be fetched again, or its page would say that it is missing.
  const there = remove.isIdle || remove.isError
  const query = useQuery({ ...jobQuery(id), enabled: there })
  return (
    <LoadedPosting query={query} loading={<JobPageSkeleton />}>
      {(job) => <Posting job={job} there={there} onDelete={() => remove.mutateAsync(job)} />}
    </LoadedPosting>
  )
}

interface PostingProps {
  job: TaggedJob
  /** False once it is being deleted. */
  there: boolean
  /** Resolves to false if someone else deleted it first. */
  onDelete: () => Promise<boolean>
}

function Posting({ job, there, onDelete }: PostingProps) {
  const router = useRouter()
  const address = useAddress()
  const words = useMessages()
  const { t, nameOf } = words
  const today = useToday()
  const offerUndo = useUndoOffer()
  const [open, setOpen] = useState<"preview" | "delete" | "help" | null>(null)
  const mayWrite = useMayWrite()
  usePageTitle(job.title)
  useShortcuts({ "?": () => setOpen("help") })

  async function deletePosting() {
    const removed = await onDelete()
    const title = t("postings.deleted", { posting: quoted(job.title, words) })
    const undo = removed && { action: offerUndo({ kind: "deletion", job }) }
    toast({ title, about: aboutPostings([job]), ...undo })
    router.replace(address("/jobs"))
  }

  return (
    <PageBody width="form">
      {there ? <PostingNews id={job.id} /> : null}
      <PageHeader
        breadcrumbs={<ListTrail key={job.id} id={job.id} />}
        title={job.title}
        longTitle
        meta={<JobStatusDot status={job.status} closeDate={job.closeDate} today={today} />}
        action={
          <JobActions job={job} onPreview={() => setOpen("preview")} onAskDelete={() => setOpen("delete")} />
        }
      />
      <div className={columnsClass}>
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t("jobFields.description")} className="min-w-0">
            <DescriptionView html={job.description} className="max-w-160" />
          </Card>
          <Timeline job={job} there={there} />
        </div>
        <JobFacts job={job} />
      </div>
      <PreviewDialog
        open={open === "preview"}
        onClose={() => setOpen(null)}
        makePosting={() => postingOfJob(job, nameOf)}
      />
      <DeleteDialog
        job={job}
        open={open === "delete"}
        onClose={() => setOpen(null)}
        onDelete={deletePosting}
        focusAfter={() => document.getElementById("posting-actions")}
      />
      <KeyboardHelp
        open={open === "help"}
        onOpenChange={(next) => setOpen(next ? "help" : null)}
        groups={postingShortcuts(mayWrite, t)}
        focusAfter={() => null}
      />
    </PageBody>
  )
}
