"use client"

import { Trash2, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { Button } from "@/components/ui/button"
import { IconButton } from "@/components/ui/icon-button"
import { Progress } from "@/components/ui/progress"
import { formatNumber } from "@/lib/format/numbers"
import { bulkDeeds, statusDeeds } from "../status-deeds"
import type { BulkRun } from "./use-bulk"

const offered = ["active", "archived"] as const

export interface BulkBarProps {
  selected: number
  running: BulkRun | null
  locale: string
  onChange: (to: "active" | "archived") => void
  onDelete: () => void
  onClear: () => void
  onStop: () => void
}

/** What can be done with the selected postings; while it is being done, how far it has come. */
export function BulkBar({ selected, running, locale, onStop, ...actions }: BulkBarProps) {
  return (
    <div
      role="group"
      aria-label="Selected postings"
      className="flex h-full min-h-10 flex-wrap content-center items-center gap-2 rounded-lg bg-selected px-2 py-1"
    >
      {running ? (
        <Running run={running} locale={locale} onStop={onStop} />
      ) : (
        <>
          <p className="pl-1 text-compact font-medium tabular-nums sm:mr-2 sm:pl-2">
            {formatNumber(selected, locale)} selected
          </p>
          {offered.map((to) => {
            const { icon: Icon, verb } = statusDeeds[to]
            return (
              <Button key={to} size="sm" variant="outline" onClick={() => actions.onChange(to)}>
                <Icon aria-hidden className="max-sm:hidden" />
                {verb}
              </Button>
            )
          })}
          <Button size="sm" variant="outline" className="text-destructive-text" onClick={actions.onDelete}>
            <Trash2 aria-hidden className="max-sm:hidden" />
            Delete
          </Button>
          <div className="ml-auto">
            <IconButton size="sm" label="Clear the selection" shortcut="Esc" onClick={actions.onClear}>
              <X aria-hidden />
            </IconButton>
          </div>
        </>
      )}
    </div>
  )
}

function Running({ run, locale, onStop }: { run: BulkRun; locale: string; onStop: () => void }) {
  const stopRef = useRef<HTMLButtonElement>(null)
  // The button that began it is gone, and the focus with it.
  useEffect(() => stopRef.current?.focus(), [])
  const label = `${bulkDeeds[run.deed].doing} ${formatNumber(run.finished, locale)} of ${formatNumber(run.total, locale)}`
  return (
    <>
      <Progress label={label} value={run.finished} max={run.total} className="min-w-40 flex-1 pl-2" />
      <Button ref={stopRef} data-bulk-stop size="sm" variant="outline" onClick={onStop}>
        Stop
      </Button>
    </>
  )
}
