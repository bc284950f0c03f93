"use client"

import { ChevronDown, Download, Trash2, X } from "lucide-react"
import { useRef } from "react"
import { useToday } from "@/components/employer/use-today"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"
import { Menu } from "@/components/ui/menu"
import { onDemand } from "@/components/ui/on-demand"
import { mostBulkJobs } from "@/lib/api/dashboard/bulk-limits"
import { fileQuery } from "@/lib/queries/imports"
import type { JobListRequest, JobRow } from "@/lib/queries/jobs"
import type { BulkKind } from "../bulk-run/bulk-asked"
import type { BulkMenuItemsProps } from "../bulk-run/bulk-menu-items"
import { ExportMenu } from "../export-menu"
import { statusDeeds } from "../status-deeds"

const BulkMenuItems = onDemand<BulkMenuItemsProps>(
  async () => (await import("../bulk-run/bulk-menu-items")).BulkMenuItems,
)

const offered = ["active", "archived"] as const
const runs = { active: "publish", archived: "archive" } as const

export interface BulkBarProps {
  selected: number
  /** How many postings the list shows, if all visible ones are selected; otherwise 0. */
  total: number | undefined
  /** The selected postings; null means all that the list shows, on other pages too. */
  jobs: readonly JobRow[] | null
  request: JobListRequest
  onSelectMatching: () => void
  onAsk: (kind: BulkKind) => void
  onClear: () => void
}

/** What can be done with the selected postings. */
export function BulkBar({ selected, total = 0, jobs, request, onAsk, ...actions }: BulkBarProps) {
  const { t } = useMessages()
  const today = useToday()
  const firstRef = useRef<HTMLButtonElement>(null)
  const canSelectMatching = jobs !== null && total > selected
  return (
    <div
      role="group"
      aria-label={t("postings.selectedPostings")}
      className="flex h-full min-h-10 flex-wrap content-center items-center gap-2 rounded-lg bg-selected px-2 py-1 max-sm:relative max-sm:pr-11"
    >
      <p className="pl-1 text-compact font-medium tabular-nums sm:mr-2 sm:pl-2">
        {t("postings.selected", { count: selected })}
      </p>
      {canSelectMatching && total <= mostBulkJobs ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            // The button disappears, and the focus would go with it.
            firstRef.current?.focus()
            actions.onSelectMatching()
          }}
        >
          {t("bulkPage.selectMatching", { count: total })}
        </Button>
      ) : canSelectMatching ? (
        <p className="text-compact text-muted-foreground">
          {t("bulkPage.tooManyToSelect", { most: mostBulkJobs })}
        </p>
      ) : null}
      {offered.map((to) => {
        const { icon: Icon, verb } = statusDeeds[to]
        return (
          <Button
            key={to}
            ref={to === offered[0] ? firstRef : undefined}
            size="sm"
            variant="outline"
            onClick={() => onAsk(runs[to])}
          >
            <Icon aria-hidden className="max-sm:hidden" />
            {t(verb)}
          </Button>
        )
      })}
      <Button size="sm" variant="outline" className="text-destructive-text" onClick={() => onAsk("delete")}>
        <Trash2 aria-hidden className="max-sm:hidden" />
        {t("postings.delete")}
      </Button>
      <ExportMenu
        query={fileQuery(jobs, request, today)}
        trigger={
          <Button size="sm" variant="outline">
            <Download aria-hidden className="max-sm:hidden" />
            {t("postings.export")}
            <ChevronDown aria-hidden />
          </Button>
        }
      />
      <Menu
        trigger={
          <Button data-bulk-more size="sm" variant="outline">
            {t("bulkPage.more")}
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        <BulkMenuItems onAsk={onAsk} />
      </Menu>
      <div className="max-sm:absolute max-sm:top-1 max-sm:right-1 sm:ml-auto">
        <IconButton
          size="sm"
          label={t("postings.clearSelection")}
          shortcut={t("frame.keyEscape")}
          onClick={actions.onClear}
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
