"use client"

import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useToday } from "@/components/employer/use-today"
import { PageBody } from "@/components/layout/page-body"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "@/components/ui/cn"
import { onDemand } from "@/components/ui/on-demand"
import { useHydrated } from "@/components/ui/use-hydrated"
import type { FirstJobs } from "@/lib/api/dashboard/job-list"
import { useMayWrite } from "@/lib/queries/session"
import type { BulkKind } from "../bulk-run/bulk-asked"
import type { BulkRunNoticeProps } from "../bulk-run/bulk-run-notice"
import type { BulkBarProps } from "./bulk-bar"
import { ErrorsSummary } from "./errors-summary"
import { FilterButton } from "./filter-button"
import type { FilterChipsProps } from "./filter-chips"
import type { FilterDialogProps } from "./filter-dialog"
import { noListFilters, setFilters } from "./list-address"
import { ListBar } from "./list-bar"
import { ListBody } from "./list-body"
import type { ListColumn } from "./list-columns"
import type { ListDialogsProps } from "./list-dialogs"
import { ListHeader } from "./list-header"
import { announcement, countWords } from "./list-words"
import type { RowShapes } from "./rows-loading"
import { focusedJobId, rowLink } from "./row-focus"
import { SearchField } from "./search-field"
import { StatusTabs } from "./status-tabs"
import { useHiddenColumns } from "./use-hidden-columns"
import { useJobList } from "./use-job-list"
import { useKeptFocus } from "./use-kept-focus"
import { useLeftList } from "./use-left-list"
import { useListAddress } from "./use-list-address"
import { useListKeys } from "./use-list-keys"
import { useListWork } from "./use-list-work"
import { useSearchText } from "./use-search-text"
import { useSelection } from "./use-selection"
import { useViews } from "./use-views"
import type { ViewNoticeProps } from "./view-notice"
import { ViewTabs } from "./view-tabs"
import { ViewsButton } from "./views-button"

const BulkBar = onDemand<BulkBarProps>(async () => (await import("./bulk-bar")).BulkBar)
const BulkRunNotice = onDemand<BulkRunNoticeProps>(
  async () => (await import("../bulk-run/bulk-run-notice")).BulkRunNotice,
)
const FilterChips = onDemand<FilterChipsProps>(async () => (await import("./filter-chips")).FilterChips)
const FilterDialog = onDemand<FilterDialogProps>(async () => (await import("./filter-dialog")).FilterDialog)
const ViewNotice = onDemand<ViewNoticeProps>(async () => (await import("./view-notice")).ViewNotice)
const ListDialogs = onDemand<ListDialogsProps>(async () => (await import("./list-dialogs")).ListDialogs)

/** Links work without the script; controls that need it can't be clicked before it has loaded. */
const withoutScript = "[&_:is(button,input,select)]:pointer-events-none"

export interface JobListProps {
  /** Data that comes with the page; without it, the browser fetches it. */
  first: FirstJobs | null
  /** What to render as long as the width of the screen is unknown. */
  onPhone: boolean
  shapes: RowShapes
  /** The columns that the page is rendered without. */
  hiddenColumns: readonly ListColumn[]
}

/** The employer's postings: to find one among many, and to do what doesn't need a form. */
export function JobList({ first, onPhone, shapes, hiddenColumns }: JobListProps) {
  const hydrated = useHydrated()
  const canWrite = useMayWrite()
  const words = useMessages()
  const { locale, t } = words
  const today = useToday()
  const { request, search, hrefWith, show } = useListAddress()
  const field = useSearchText(request.q, search)
  const list = useJobList(request, first)
  const views = useViews(request)
  const columns = useHiddenColumns(hiddenColumns)
  const { rows } = list
  const { ids: selectedIds, selected, matching, change: select } = useSelection(hrefWith(request), rows)
  const work = useListWork({ rows, select, today })
  const searchRef = useRef<HTMLInputElement>(null)
  const [help, setHelp] = useState<{ open: boolean; from: number | null }>({ open: false, from: null })

  const [filtering, setFiltering] = useState(false)
  const filterCount = setFilters(request).length

  const selectedCount = (matching && list.total) || selected.length
  const chosen = matching ? null : selected

  /** A single posting is changed at once; for several, a preview comes first. */
  function change(kind: BulkKind) {
    const [only] = selected
    if (only && selectedCount === 1 && work.doWithOne(kind, only)) return
    work.askRun({ kind, jobs: chosen, request, count: selectedCount })
  }

  const openHelp = () => setHelp({ open: true, from: focusedJobId() })

  useKeptFocus(list.page.data?.data)
  useLeftList(hrefWith(request), { selected: selectedIds, matching }, select)

  function focusSearch() {
    // At once, since the field can't have the focus while the actions for the selection are in its place.
    flushSync(() => select({ kind: "none" }))
    searchRef.current?.focus()
    searchRef.current?.select()
  }

  function clearSelection() {
    select({ kind: "none" })
    if (!document.activeElement?.closest("[data-job]")) rowLink(selected[0]?.id)?.focus()
  }

  function clearFilters() {
    show({ ...noListFilters, q: "", status: null })
    focusSearch()
  }

  useListKeys({
    rows,
    canWrite,
    selected: selected.length,
    select,
    focusSearch,
    clearSelection,
    openHelp,
    become(status, focused) {
      if (selected.length > 0) return change(status === "active" ? "publish" : "archive")
      if (!focused || focused.status === status) return false
      work.actions.setStatus(focused, status)
    },
  })

  const count = { total: list.total, all: list.all, filtered: list.filtered }
  const countInWords = countWords(count, words)
  const place = {
    selected: selectedCount,
    page: request.page,
    pages: list.page.data?.paging.pages ?? 0,
  }

  return (
    <PageBody className="gap-2">
      <ListHeader canWrite={canWrite} onHelp={openHelp} />
      <ErrorsSummary
        count={list.activeWithErrors}
        href={hrefWith({ ...noListFilters, q: "", status: "active", findings: "error" })}
      />
      {canWrite ? <BulkRunNotice onAsk={work.askRun} /> : null}
      <p role="status" className="sr-only">
        {list.outdated ? null : announcement(count, place, words)}
      </p>
      <div>
        <ViewTabs views={views} pageSize={request.pageSize} hrefWith={hrefWith} />
        {list.empty ? null : (
          <ListBar
            search={
              <SearchField
                inputRef={searchRef}
                text={field.text}
                onType={field.type}
                onClear={field.clear}
                onLeave={() => rowLink(rows[0]?.id)?.focus()}
              />
            }
            filter={<FilterButton count={filterCount} onClick={() => setFiltering(true)} />}
            tabs={
              <StatusTabs
                current={views.shown ? undefined : request.status}
                counts={list.counts}
                hrefWith={hrefWith}
                locale={locale}
              />
            }
            views={
              <ViewsButton
                views={views}
                request={request}
                columns={columns}
                onShowRuns={() => work.askRun("runs")}
              />
            }
            count={countInWords}
            bulk={
              selected.length > 0 ? (
                <BulkBar
                  selected={selectedCount}
                  total={selected.length === rows.length ? list.total : 0}
                  jobs={chosen}
                  request={request}
                  onSelectMatching={() => select({ kind: "matching" })}
                  onAsk={change}
                  onClear={clearSelection}
                />
              ) : null
            }
          />
        )}
        {views.shown?.unknown.length ? <ViewNotice view={views.shown} /> : null}
        {filterCount > 0 ? (
          <div className="min-h-10 pb-3">
            <FilterChips request={request} hrefWith={hrefWith} />
          </div>
        ) : null}
        <section
          aria-label={t("postings.list")}
          aria-busy={!hydrated}
          tabIndex={-1}
          data-job-list
          data-hidden={columns.hidden.join(" ")}
          className={cn("outline-none", !hydrated && withoutScript)}
        >
          <ListBody
            list={list}
            hydrated={hydrated}
            onPhone={onPhone}
            shapes={shapes}
            request={request}
            hrefWith={hrefWith}
            show={show}
            onClearFilters={clearFilters}
            rows={rows}
            selectedIds={selectedIds}
            select={select}
            countInWords={countInWords}
            today={today}
            locale={locale}
            canWrite={canWrite}
            actions={work.actions}
          />
        </section>
      </div>
      <FilterDialog request={request} open={filtering} onClose={() => setFiltering(false)} show={show} />
      <ListDialogs
        work={work}
        list={list}
        canWrite={canWrite}
        help={help}
        onHelpChange={(open) => setHelp({ ...help, open })}
      />
    </PageBody>
  )
}
