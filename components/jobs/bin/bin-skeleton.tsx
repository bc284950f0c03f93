"use client"

import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { useMessages } from "@/components/messages/use-messages"
import { Skeleton } from "@/components/ui/skeleton"
import { useMayWrite } from "@/lib/queries/session"

/** The bin's layout while its code loads. */
export function BinSkeleton() {
  const { t } = useMessages()
  const mayWrite = useMayWrite()
  return (
    <PageBody>
      <PageHeader
        title={t("bin.title")}
        description={t(mayWrite ? "bin.description" : "bin.viewerDescription")}
      />
      <BinRowsSkeleton />
    </PageBody>
  )
}

/** The rows while they load. */
export function BinRowsSkeleton() {
  const { t } = useMessages()
  return (
    <div aria-busy="true" className="divide-y rounded-xl border">
      <p className="sr-only">{t("bin.loading")}</p>
      {["w-64", "w-48", "w-56"].map((width) => (
        <div key={width} className="flex h-16 items-center justify-between gap-4 px-4">
          <Skeleton className={`${width} max-w-full`} />
          <Skeleton className="w-24" />
        </div>
      ))}
    </div>
  )
}
