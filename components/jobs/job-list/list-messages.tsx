"use client"

import { BriefcaseBusiness, FileQuestion, SearchX, WifiOff } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailure, LoadFailureBanner } from "@/components/ui/load-failure"
import { formatList } from "@/lib/format/lists"
import type { MessageKey } from "@/lib/messages/message"
import { ApiError } from "@/lib/queries/api-error"
import type { JobListRequest, JobStatus } from "@/lib/queries/jobs"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { quoted } from "../job-words"
import { filterWords } from "./filter-words"
import { setFilters } from "./list-address"
import { useFilterChoices } from "./use-filter-choices"

/** Shown before the first posting exists, and after the last one was deleted. */
export function NoPostings({ canWrite }: { canWrite: boolean }) {
  const { t } = useMessages()
  return (
    <EmptyState
      icon={<BriefcaseBusiness />}
      title={t("postings.noneTitle")}
      action={
        canWrite ? (
          <>
            <Button variant="primary" render={<Link href="/jobs/new" />}>
              {t("postings.writeFirst")}
            </Button>
            <Button variant="outline" render={<Link href="/jobs/import" />}>
              {t("postings.importFirst")}
            </Button>
            <Button variant="ghost" render={<Link href="/jobs/deleted" />}>
              {t("postings.lookInBin")}
            </Button>
          </>
        ) : null
      }
    >
      {t("postings.noneText")}
    </EmptyState>
  )
}

const noMatch = {
  all: "postings.noMatch",
  active: "postings.noActiveMatch",
  draft: "postings.noDraftsMatch",
  archived: "postings.noArchivedMatch",
} as const satisfies Record<JobStatus | "all", MessageKey>

const noneOf = {
  all: "postings.noPostings",
  active: "postings.noActive",
  draft: "postings.noDrafts",
  archived: "postings.noArchived",
} as const satisfies Record<JobStatus | "all", MessageKey>

export interface NoMatchProps {
  request: JobListRequest
  onClear: () => void
}

export function NoMatch({ request, onClear }: NoMatchProps) {
  const words = useMessages()
  const { t, locale } = words
  const { q, status } = request
  const among = status ?? "all"
  const choices = useFilterChoices(request)
  const set = setFilters(request).map((name) => filterWords(name, request[name] ?? "", choices, words))
  if (set.length > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t(q ? "postings.noneWithSearchAndFilters" : "postings.noneWithFilters", {
          search: quoted(q, words),
          filters: formatList(set, locale),
        })}
        action={
          <Button variant="outline" onClick={onClear}>
            {t("postings.clearFilters")}
          </Button>
        }
      >
        {t("postings.filtersTogether")}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<SearchX />}
      title={q ? t(noMatch[among], { search: quoted(q, words) }) : t(noneOf[among])}
      action={
        <Button variant="outline" onClick={onClear}>
          {t(q ? (status ? "postings.clearFilters" : "postings.clearSearch") : "postings.showAll")}
        </Button>
      }
    >
      {t(q ? "postings.searchLooksAt" : "postings.underOtherTabs")}
    </EmptyState>
  )
}

export interface PastTheEndProps {
  page: number
  pages: number
  onLastPage: () => void
}

export function PastTheEnd({ page, pages, onLastPage }: PastTheEndProps) {
  const { t } = useMessages()
  return (
    <EmptyState
      icon={<FileQuestion />}
      title={t("postings.noSuchPage", { page })}
      action={
        <Button variant="outline" onClick={onLastPage}>
          {t("postings.toPage", { page: pages })}
        </Button>
      }
    >
      {pages === 1 ? t("postings.allOnOnePage") : t("postings.lastPageIs", { page: pages })}
    </EmptyState>
  )
}

export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useMessages()
  const known = error instanceof ApiError ? error : null
  return (
    <LoadFailure title={t("postings.listNotLoaded")} reference={known?.requestId} onRetry={onRetry}>
      {refusalInWords(error)}
    </LoadFailure>
  )
}

export function NoConnection() {
  const { t } = useMessages()
  return (
    <EmptyState icon={<WifiOff />} title={t("postings.offlineTitle")}>
      {t("postings.offlineText")}
    </EmptyState>
  )
}

/** Shown above the rows that were loaded before the connection was lost. */
export function OfflineNotice() {
  const { t } = useMessages()
  return (
    <Banner tone="warning" role="status" title={t("postings.offlineTitle")} className="mb-3">
      {t("postings.offlineShown")}
    </Banner>
  )
}

/** Shown above the rows that were loaded before. */
export function ListNotRefreshed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useMessages()
  return (
    <LoadFailureBanner title={t("postings.notRefreshed")} className="mb-3" onRetry={onRetry}>
      {refusalInWords(error)}
    </LoadFailureBanner>
  )
}
