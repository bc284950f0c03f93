"use client"

import { AddressLink } from "@/components/layout/address-link"
import { LinkTabs } from "@/components/ui/link-tabs"
import { formatNumber } from "@/lib/format/numbers"
import type { JobCounts } from "@/lib/api/dashboard/account"
import type { JobListRequest } from "@/lib/queries/jobs"

const tabs = [
  { status: null, label: "All" },
  { status: "active", label: "Active" },
  { status: "draft", label: "Drafts" },
  { status: "archived", label: "Archived" },
] as const

export interface StatusTabsProps {
  current: JobListRequest["status"]
  /** Among what is searched for. */
  counts: JobCounts | undefined
  hrefWith: (change: Partial<JobListRequest>) => string
  locale: string
}

export function StatusTabs({ current, counts, hrefWith, locale }: StatusTabsProps) {
  return (
    <LinkTabs
      label="Status"
      tabs={tabs.map(({ status, label }) => ({
        key: label,
        label,
        ...(counts && { count: formatNumber(counts[status ?? "all"], locale) }),
        current: current === status,
        link: <AddressLink href={hrefWith({ status })} />,
      }))}
    />
  )
}
