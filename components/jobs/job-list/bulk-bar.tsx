"use client"

import { Trash2, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"
import { Progress } from "@/components/ui/progress"
import type { MessageKey } from "@/lib/messages/message"
import { type BulkDeed, statusDeeds } from "../status-deeds"
import type { BulkRun } from "./run-bulk"

const offered = ["active", "archived"] as const

export interface BulkBarProps {
  selected: number
  running: BulkRun | null
  onChange: (to: "active" | "archived") => void
  onDelete: () => void
  onClear: () => void
  onStop: () => void
}

/** What can be done with the selected postings; while it is being done, how far it has come. */
export function BulkBar({ selected, running, onStop, ...actions }: BulkBarProps) {
  const { t } = useMessages()
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
          {offered.map((to) => {
            const { icon: Icon, verb } = statusDeeds[to]
            return (
              <Button key={to} size="sm" variant="outline" onClick={() => actions.onChange(to)}>
                <Icon aria-hidden className="max-sm:hidden" />
                {t(verb)}
              </Button>
            )
          })}
          <Button size="sm" variant="outline" className="text-destructive-text" onClick={actions.onDelete}>
            <Trash2 aria-hidden className="max-sm:hidden" />
            {t("postings.delete")}
          </Button>
          <div className="ml-auto">
            <IconButton
              size="sm"
              label={t("postings.clearSelection")}
              shortcut="Esc"
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
} as const satisfies Record<BulkDeed, MessageKey>

function Running({ run, onStop }: { run: BulkRun; onStop: () => void }) {
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
