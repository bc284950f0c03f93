"use client"

import { Users } from "lucide-react"
import { useEffect, useRef } from "react"
import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import { LinkTabs } from "@/components/ui/link-tabs"
import { readListAddress } from "@/lib/api/dashboard/list-address"
import type { JobListRequest } from "@/lib/queries/jobs"
import type { ListViews } from "./use-views"

export interface ViewTabsProps {
  views: ListViews
  pageSize: number
  hrefWith: (change: Partial<JobListRequest>) => string
}

/** The views, above the status tabs: there is room for many, and the bar below keeps its height. */
export function ViewTabs({ views: { views, shown, choose }, pageSize, hrefWith }: ViewTabsProps) {
  const { t } = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  const current = shown?.id

  useEffect(() => {
    const list = ref.current?.querySelector("ul")
    const tab = list?.querySelector<HTMLElement>("[aria-current]")
    // Not with scrollIntoView, which would move the page too.
    if (list && tab) list.scrollLeft = tab.offsetLeft - list.offsetLeft - list.clientWidth / 2
  }, [current])

  if (views.length === 0) return null
  return (
    <div ref={ref}>
      <LinkTabs
        label={t("views.views")}
        tabs={views.map(({ id, name, shared, query }) => ({
          key: String(id),
          label: (
            <>
              {shared ? (
                <Users role="img" aria-label={t("views.shared")} className="size-3.5 text-muted-foreground" />
              ) : null}
              <bdi className="max-w-48 truncate" title={name}>
                {name}
              </bdi>
            </>
          ),
          current: current === id,
          link: (
            <AddressLink
              href={hrefWith({ ...readListAddress(new URLSearchParams(query)), pageSize })}
              onNavigate={() => choose(id)}
            />
          ),
        }))}
      />
    </div>
  )
}
