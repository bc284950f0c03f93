"use client"

import { AddressLink } from "@/components/layout/address-link"
import { Pagination } from "@/components/ui/pagination"
import { formatSpan } from "@/lib/format/numbers"
import type { JobListRequest, JobListPage } from "@/lib/queries/jobs"
import { pageSizes } from "./list-address"
import { focusTop } from "./use-list-address"

export interface ListPaginationProps {
  paging: JobListPage["paging"]
  request: JobListRequest
  hrefWith: (change: Partial<JobListRequest>) => string
  show: (change: Partial<JobListRequest>) => void
  locale: string
}

export function ListPagination({ paging, request, hrefWith, show, locale }: ListPaginationProps) {
  if (paging.total <= pageSizes[0]) return null
  return (
    <Pagination
      page={request.page}
      pages={paging.pages}
      summary={formatSpan(request.page, request.pageSize, paging.total, locale)}
      linkTo={(page) => <AddressLink href={hrefWith({ page })} onNavigate={focusTop} />}
      pageSize={request.pageSize}
      pageSizes={pageSizes}
      onPageSizeChange={(pageSize) => show({ pageSize })}
    />
  )
}
