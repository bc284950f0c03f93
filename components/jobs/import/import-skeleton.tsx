"use client"

import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { useMessages } from "@/components/messages/use-messages"
import { Skeleton } from "@/components/ui/skeleton"

/** The page's layout while its code loads. */
export function ImportSkeleton() {
  const { t } = useMessages()
  return (
    <PageBody width="form">
      <PageHeader title={t("importPage.title")} description={t("importPage.description")} />
      <div aria-busy="true" className="rounded-xl border p-6">
        <p className="sr-only">{t("importPage.loading")}</p>
        <Skeleton className="h-40" />
      </div>
    </PageBody>
  )
}
