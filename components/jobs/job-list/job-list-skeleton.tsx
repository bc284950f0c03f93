import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { Said } from "@/components/messages/said"
import { Skeleton } from "@/components/ui/skeleton"
import { RowsLoading } from "./rows-loading"
import { CardsSkeleton, TableSkeleton } from "./rows-skeleton"

/** The layout of the whole page while its code loads. */
export function JobListSkeleton() {
  return (
    <PageBody className="gap-2">
      <PageHeader title={<Said message="postings.title" />} />
      <div>
        <div className="flex min-h-10 items-center gap-3 py-2 max-md:h-26 max-md:flex-col max-md:items-stretch">
          <Skeleton className="h-8 md:w-60 xl:w-80" />
          <Skeleton className="h-7 w-64" />
        </div>
        <RowsLoading table={<TableSkeleton canWrite />} cards={<CardsSkeleton />} />
      </div>
    </PageBody>
  )
}
