"use client"

import { BriefcaseBusiness, FileQuestion, SearchX, WifiOff } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailure, LoadFailureBanner } from "@/components/ui/load-failure"
import { formatNumber } from "@/lib/format/numbers"
import { ApiError } from "@/lib/queries/api-error"
import type { JobListRequest, JobStatus } from "@/lib/queries/jobs"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { quoted } from "../job-words"

/** Before the first posting. */
export function NoPostings({ canWrite }: { canWrite: boolean }) {
  return (
    <EmptyState
      icon={<BriefcaseBusiness />}
      title="No postings yet"
      action={
        canWrite ? (
          <Button variant="primary" render={<Link href="/jobs/new" />}>
            Write the first posting
          </Button>
        ) : null
      }
    >
      The postings of your employer will be here: those you write, and those your systems send.
    </EmptyState>
  )
}

const inWords: Record<JobStatus, string> = {
  active: "active postings",
  draft: "drafts",
  archived: "archived postings",
}

export interface NoMatchProps {
  request: JobListRequest
  onClear: () => void
}

export function NoMatch({ request: { q, status }, onClear }: NoMatchProps) {
  const among = status ? inWords[status] : "postings"
  return (
    <EmptyState
      icon={<SearchX />}
      title={q ? `No ${among} match ${quoted(q)}` : `No ${among}`}
      action={
        <Button variant="outline" onClick={onClear}>
          {q ? "Clear filters" : "Show all postings"}
        </Button>
      }
    >
      {q
        ? "A search looks at titles and references, without regard to case and accents."
        : "Postings of another status are under the other tabs."}
    </EmptyState>
  )
}

export interface PastTheEndProps {
  page: number
  pages: number
  locale: string
  onLastPage: () => void
}

export function PastTheEnd({ page, pages, locale, onLastPage }: PastTheEndProps) {
  const last = formatNumber(pages, locale)
  return (
    <EmptyState
      icon={<FileQuestion />}
      title={`There is no page ${formatNumber(page, locale)}`}
      action={
        <Button variant="outline" onClick={onLastPage}>
          Go to page {last}
        </Button>
      }
    >
      {pages === 1 ? "All of them are on one page." : `The last page is ${last}.`}
    </EmptyState>
  )
}

export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const known = error instanceof ApiError ? error : null
  return (
    <LoadFailure title="The postings could not be loaded" reference={known?.requestId} onRetry={onRetry}>
      {refusalInWords(error)}
    </LoadFailure>
  )
}

export function NoConnection() {
  return (
    <EmptyState icon={<WifiOff />} title="You are offline">
      The postings will be loaded as soon as the connection is back.
    </EmptyState>
  )
}

/** Above the rows that were there before the connection was lost. */
export function OfflineNotice() {
  return (
    <Banner tone="warning" role="status" title="You are offline" className="mb-3">
      This is what was last loaded. It is brought up to date when the connection is back.
    </Banner>
  )
}

/** Above the rows that were there before. */
export function ListNotRefreshed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <LoadFailureBanner title="The list could not be brought up to date" className="mb-3" onRetry={onRetry}>
      {refusalInWords(error)}
    </LoadFailureBanner>
  )
}
