"use client"

import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import { LinkTabs } from "@/components/ui/link-tabs"
import { formatNumber } from "@/lib/format/numbers"
import type { JobCounts } from "@/lib/api/dashboard/account"
import type { JobListRequest } from "@/lib/queries/jobs"

/** The labels of the status tabs. */
export const tabWords = {
  all: "postings.all",
  active: "postings.allActive",
  draft: "postings.drafts",
  archived: "postings.allArchived",
} as const

const tabs = ["all", "active", "draft", "archived"] as const

export interface StatusTabsProps {
  /** Undefined while a view is shown. */
  current: JobListRequest["status"] | undefined
  /** The counts among what is searched for. */
  counts: JobCounts | undefined
  hrefWith: (change: Partial<JobListRequest>) => string
  locale: string
}

export function StatusTabs({ current, counts, hrefWith, locale }: StatusTabsProps) {
  const { t } = useMessages()
  return (
    <LinkTabs
      label={t("jobFields.status")}
      tabs={tabs.map((tab) => {
        const status = tab === "all" ? null : tab
        return {
          key: tab,
          label: t(tabWords[tab]),
          ...(counts && { count: formatNumber(counts[tab], locale) }),
          current: current === status,
          link: <AddressLink href={hrefWith({ status })} />,
        }
      })}
    />
  )
}
