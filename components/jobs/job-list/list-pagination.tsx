"use client"

import { Pagination } from "@/components/ui/pagination"
import { formatSpan } from "@/lib/format/numbers"
import type { JobListRequest, JobPage } from "@/lib/queries/jobs"
import { pageSizes } from "./list-address"
import { ListLink } from "./list-link"
import { focusTop, goToList } from "./use-list-address"

export interface ListPaginationProps {
  paging: JobPage["paging"]
  request: JobListRequest
  hrefWith: (change: Partial<JobListRequest>) => string
  locale: string
}

export function ListPagination({ paging, request, hrefWith, locale }: ListPaginationProps) {
  if (paging.total <= pageSizes[0]) return null
  return (
    <Pagination
      page={request.page}
      pages={paging.pages}
      summary={formatSpan(request.page, request.pageSize, paging.total, locale)}
      linkTo={(page) => <ListLink href={hrefWith({ page })} onNavigate={focusTop} />}
      pageSize={request.pageSize}
      pageSizes={pageSizes}
      onPageSizeChange={(pageSize) => goToList(hrefWith({ pageSize }))}
    />
  )
}
