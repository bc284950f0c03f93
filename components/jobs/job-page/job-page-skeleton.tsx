"use client"

import { PageBody } from "@/components/layout/page-body"
import { useMessages } from "@/components/messages/use-messages"
import { Card } from "@/components/ui/card"
import { Skeleton } from "@/components/ui/skeleton"
import { columnsClass, particularsClass } from "../posting-columns"

/** The layout of a posting's page while it loads. */
export function JobPageSkeleton() {
  const { t } = useMessages()
  return (
    <PageBody width="form">
      <div className="-mt-2 mb-1 h-8" />
      <div aria-busy="true" className="flex min-h-control items-center justify-between gap-6">
        <h1 className="sr-only">{t("posting.pageTitle")}</h1>
        <Skeleton className="h-7 w-64 max-w-full" />
        <Skeleton className="h-control w-40" />
      </div>
      <div className={columnsClass}>
        <Card title={t("jobFields.description")}>
          <div className="flex flex-col gap-3">
            {["w-11/12", "w-full", "w-4/5", "w-full", "w-2/3"].map((width, line) => (
              <Skeleton key={line} className={width} />
            ))}
          </div>
        </Card>
        <div className={particularsClass}>
          {[4, 3, 2, 2].map((facts, group) => (
            <div key={group} className="flex flex-col gap-3 p-4">
              <Skeleton className="h-5 w-24" />
              {Array.from({ length: facts }, (_, index) => (
                <Skeleton key={index} className="w-full" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </PageBody>
  )
}
