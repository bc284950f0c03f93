"use client"

import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import { LinkTabs } from "@/components/ui/link-tabs"
import { formatNumber } from "@/lib/format/numbers"
import type { JobCounts } from "@/lib/api/dashboard/account"
import type { JobListRequest } from "@/lib/queries/jobs"

const tabs = [
  { status: null, label: "postings.all" },
  { status: "active", label: "postings.allActive" },
  { status: "draft", label: "postings.drafts" },
  { status: "archived", label: "postings.allArchived" },
] as const

export interface StatusTabsProps {
  current: JobListRequest["status"]
  /** Among what is searched for. */
  counts: JobCounts | undefined
  hrefWith: (change: Partial<JobListRequest>) => string
  locale: string
}

export function StatusTabs({ current, counts, hrefWith, locale }: StatusTabsProps) {
  const { t } = useMessages()
  return (
    <LinkTabs
      label={t("postings.status")}
      tabs={tabs.map(({ status, label }) => ({
        key: label,
        label: t(label),
        ...(counts && { count: formatNumber(counts[status ?? "all"], locale) }),
        current: current === status,
        link: <AddressLink href={hrefWith({ status })} />,
      }))}
    />
  )
}
