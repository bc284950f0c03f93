"use client"

import { ChevronDown, Trash2, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"
import { Menu } from "@/components/ui/menu"
import { onDemand } from "@/components/ui/on-demand"
import { Progress } from "@/components/ui/progress"
import { mostBulkJobs } from "@/lib/api/dashboard/bulk-limits"
import type { MessageKey } from "@/lib/messages/message"
import type { BulkKind } from "../bulk-run/bulk-asked"
import type { BulkMenuItemsProps } from "../bulk-run/bulk-menu-items"
import { type ListDeed, statusDeeds } from "../status-deeds"
import type { ListRun } from "./run-bulk"

const BulkMenuItems = onDemand<BulkMenuItemsProps>(
  async () => (await import("../bulk-run/bulk-menu-items")).BulkMenuItems,
)

const offered = ["active", "archived"] as const
const runs = { active: "publish", archived: "archive" } as const

export interface BulkBarProps {
  selected: number
  /** All that the list shows, where everything in sight is selected; 0 where not. */
  total: number | undefined
  /** Whether all of that is selected, on other pages too. Then what is done with it is shown first. */
  matching: boolean
  running: ListRun | null
  onSelectMatching: () => void
  onAsk: (kind: BulkKind) => void
  onChange: (to: "active" | "archived") => void
  onDelete: () => void
  onClear: () => void
  onStop: () => void
}

/** What can be done with the selected postings; while it is being done, how far it has come. */
export function BulkBar({ selected, total = 0, matching, running, onStop, onAsk, ...actions }: BulkBarProps) {
  const { t } = useMessages()
  const firstRef = useRef<HTMLButtonElement>(null)
  const canSelectMatching = !matching && total > selected
  return (
    <div
      role="group"
      aria-label={t("postings.selectedPostings")}
      className="flex h-full min-h-10 flex-wrap content-center items-center gap-2 rounded-lg bg-selected px-2 py-1"
    >
      {running ? (
        <Running run={running} onStop={onStop} />
      ) : (
        <>
          <p className="pl-1 text-compact font-medium tabular-nums sm:mr-2 sm:pl-2">
            {t("postings.selected", { count: selected })}
          </p>
          {canSelectMatching && total <= mostBulkJobs ? (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                // The button goes, and the focus would with it.
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
                onClick={() => (matching ? onAsk(runs[to]) : actions.onChange(to))}
              >
                <Icon aria-hidden className="max-sm:hidden" />
                {t(verb)}
              </Button>
            )
          })}
          <Button
            size="sm"
            variant="outline"
            className="text-destructive-text"
            onClick={() => (matching ? onAsk("delete") : actions.onDelete())}
          >
            <Trash2 aria-hidden className="max-sm:hidden" />
            {t("postings.delete")}
          </Button>
          <Menu
            trigger={
              <Button size="sm" variant="outline">
                {t("bulkPage.more")}
                <ChevronDown aria-hidden />
              </Button>
            }
          >
            <BulkMenuItems onAsk={onAsk} />
          </Menu>
          <div className="ml-auto">
            <IconButton
              size="sm"
              label={t("postings.clearSelection")}
              shortcut={t("frame.keyEscape")}
              onClick={actions.onClear}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        </>
      )}
    </div>
  )
}

const doing = {
  active: "postingChanges.publishing",
  archived: "postingChanges.archiving",
  deleted: "postingChanges.deleting",
  undo: "postingChanges.restoring",
} as const satisfies Record<ListDeed, MessageKey>

function Running({ run, onStop }: { run: ListRun; onStop: () => void }) {
  const { t } = useMessages()
  const stopRef = useRef<HTMLButtonElement>(null)
  // The button that began it is gone, and the focus with it.
  useEffect(() => stopRef.current?.focus(), [])
  const { deed, finished, total } = run
  return (
    <>
      <Progress
        label={t(doing[deed], { finished, total })}
        value={finished}
        max={total}
        className="min-w-40 flex-1 pl-2"
      />
      <Button ref={stopRef} data-bulk-stop size="sm" variant="outline" onClick={onStop}>
        {t("postings.stop")}
      </Button>
    </>
  )
}
