"use client"

import { cn } from "@/components/ui/cn"
import { onDemand } from "@/components/ui/on-demand"
import { Outdated } from "@/components/ui/outdated"
import { useWideScreen } from "@/components/ui/use-wide-screen"
import type { JobListRequest } from "@/lib/queries/jobs"
import { JobCards } from "./job-cards"
import { JobTable } from "./job-table"
import type { ListPaginationProps } from "./list-pagination"
import type { RowsProps } from "./row-props"
import { type RowShapes, RowsLoading } from "./rows-loading"
import type { useJobList } from "./use-job-list"
import { focusTop } from "./use-list-address"
import { useOnline } from "./use-online"

// Loaded on demand, since it is below the rows, where nobody looks first.
const ListPagination = onDemand<ListPaginationProps>(
  async () => (await import("./list-pagination")).ListPagination,
)
const messages = () => import("./list-messages")
const ListFailed = onDemand(async () => (await messages()).ListFailed)
const ListNotRefreshed = onDemand(async () => (await messages()).ListNotRefreshed)
const NoConnection = onDemand(async () => (await messages()).NoConnection)
const NoMatch = onDemand(async () => (await messages()).NoMatch)
const NoPostings = onDemand(async () => (await messages()).NoPostings)
const OfflineNotice = onDemand(async () => (await messages()).OfflineNotice)
const PastTheEnd = onDemand(async () => (await messages()).PastTheEnd)

export interface ListBodyProps extends Omit<RowsProps, "order"> {
  list: ReturnType<typeof useJobList>
  hydrated: boolean
  onPhone: boolean
  shapes: RowShapes
  request: JobListRequest
  hrefWith: (change: Partial<JobListRequest>) => string
  show: (change: Partial<JobListRequest>) => void
  onClearFilters: () => void
}

/** The rows, or the message that replaces them. */
export function ListBody({
  list,
  hydrated,
  onPhone,
  shapes,
  request,
  hrefWith,
  show,
  onClearFilters,
  ...rows
}: ListBodyProps) {
  const online = useOnline()
  const wide = useWideScreen(!onPhone)
  const { data, error, isPaused, refetch } = list.page
  const { canWrite } = rows

  if (!data && isPaused) return <NoConnection />
  if (!data && error) return <ListFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsLoading {...shapes} />
  if (list.empty) return <NoPostings canWrite={canWrite} />
  const { paging, request: shown } = data
  if (paging.total === 0) return <NoMatch request={shown} onClear={onClearFilters} />
  if (shown.page > paging.pages)
    return (
      <PastTheEnd
        page={shown.page}
        pages={paging.pages}
        onLastPage={() => {
          show({ page: paging.pages })
          focusTop()
        }}
      />
    )
  const Rows = wide ? JobTable : JobCards
  return (
    <>
      {!online ? <OfflineNotice /> : error ? <ListNotRefreshed error={error} onRetry={refetch} /> : null}
      <div className={cn(!hydrated && (wide ? "max-md:hidden" : "md:hidden"))}>
        <Outdated when={list.outdated}>
          <Rows {...rows} order={{ sort: request.sort, hrefWith, show }} />
        </Outdated>
        <div className="pt-4">
          <ListPagination paging={paging} request={request} hrefWith={hrefWith} show={show} />
        </div>
      </div>
      {hydrated ? null : wide ? shapes.cards : shapes.table}
    </>
  )
}
