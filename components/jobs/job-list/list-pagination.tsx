"use client"

import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import { Pagination } from "@/components/ui/pagination"
import type { JobListRequest, JobListPage } from "@/lib/queries/jobs"
import { pageSizes } from "./list-address"
import { focusTop } from "./use-list-address"

export interface ListPaginationProps {
  paging: JobListPage["paging"]
  request: JobListRequest
  hrefWith: (change: Partial<JobListRequest>) => string
  show: (change: Partial<JobListRequest>) => void
}

export function ListPagination({ paging, request, hrefWith, show }: ListPaginationProps) {
  const { t } = useMessages()
  if (paging.total <= pageSizes[0]) return null
  const { total } = paging
  const { page, pageSize } = request
  const first = Math.min((page - 1) * pageSize + 1, total)
  const last = Math.min(page * pageSize, total)
  return (
    <Pagination
      page={page}
      pages={paging.pages}
      summary={t("postings.span", { first, last, total })}
      linkTo={(to) => <AddressLink href={hrefWith({ page: to })} onNavigate={focusTop} />}
      pageSize={pageSize}
      pageSizes={pageSizes}
      onPageSizeChange={(size) => show({ pageSize: size })}
    />
  )
}
