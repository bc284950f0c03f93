"use client"

import { KeyboardHelp } from "@/components/keyboard/keyboard-help"
import { BulkReport } from "./bulk-report"
import { DeleteDialog } from "../delete-dialog"
import { JobSheet } from "./job-sheet"
import { listShortcuts } from "./list-shortcuts"
import { rowLink } from "./row-focus"
import type { ListWork } from "./use-list-work"

export interface ListDialogsProps {
  work: ListWork
  locale: string
  canWrite: boolean
  /** The help with the keys, and the posting that had the focus before it. */
  help: { open: boolean; from: number | null }
  onHelpChange: (open: boolean) => void
}

/** What the work on postings asks and tells in front of the list. */
export function ListDialogs({ work, locale, canWrite, help, onHelpChange }: ListDialogsProps) {
  const { actions, bulk, deletion, sheet } = work
  return (
    <>
      <JobSheet
        job={sheet?.job ?? null}
        open={sheet?.open ?? false}
        onClose={work.closeSheet}
        actions={actions}
      />
      <DeleteDialog
        jobs={deletion.jobs}
        open={deletion.open}
        locale={locale}
        onClose={deletion.close}
        onDelete={deletion.confirm}
        focusAfter={deletion.focusAfter}
      />
      <BulkReport
        report={bulk.report}
        open={bulk.reportOpen}
        locale={locale}
        onClose={bulk.closeReport}
        onRetry={bulk.retry}
        focusAfter={() => rowLink(bulk.report?.failed[0]?.job.id)}
      />
      <KeyboardHelp
        open={help.open}
        onOpenChange={onHelpChange}
        groups={listShortcuts(canWrite)}
        focusAfter={() => rowLink(help.from)}
      />
    </>
  )
}
