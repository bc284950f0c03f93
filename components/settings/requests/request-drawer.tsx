"use client"

import { useQuery } from "@tanstack/react-query"
import { Loaded } from "@/components/layout/loaded"
import { Drawer } from "@/components/ui/drawer"
import { Skeleton } from "@/components/ui/skeleton"
import { requestQuery } from "@/lib/queries/requests"
import { RequestDetail } from "./request-detail"

/** One call with all that is known of it, beside the list. */
export function RequestDrawer({ id, locale, onClose }: { id: string; locale: string; onClose: () => void }) {
  const record = useQuery(requestQuery(id))
  return (
    <Drawer
      open
      side="right"
      wide
      onOpenChange={onClose}
      focusAfter={() => document.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"]`)}
      title={record.data ? `${record.data.method} ${record.data.path.replace(/\?.*$/s, "")}` : "Request"}
    >
      <div className="flex flex-col gap-5 px-4 pb-6">
        <Loaded
          query={record}
          place="card"
          failed="The request could not be loaded"
          loading={
            <div aria-busy="true" className="flex flex-col gap-3">
              <Skeleton className="w-56" />
              <Skeleton className="h-24" />
              <Skeleton className="h-48" />
            </div>
          }
        >
          {(data) => <RequestDetail record={data} locale={locale} />}
        </Loaded>
      </div>
    </Drawer>
  )
}
