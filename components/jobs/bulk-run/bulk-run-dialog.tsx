"use client"

import { listPlace } from "../job-list/row-focus"
import type { BulkAsked } from "./bulk-asked"
import { BulkRunList } from "./bulk-run-list"
import { BulkRunReport } from "./bulk-run-report"
import { NewBulkRun } from "./new-bulk-run"

export interface BulkRunDialogProps {
  asked: BulkAsked | null
  /** Shows something else, such as the run that has started; null closes the dialog. */
  onAsk: (asked: BulkAsked | null) => void
  onBegun: () => void
}

/** The notice above the list, through which a run can be found again. */
function bulkNoticeButton(): HTMLElement | null {
  return document.querySelector("[data-bulk-notice]")
}

/** A change of many postings: its preview, its progress and its outcome. */
export function BulkRunDialog({ asked, onAsk, onBegun }: BulkRunDialogProps) {
  if (!asked) return null
  const props = { onClose: () => onAsk(null), focusAfter: () => bulkNoticeButton() ?? listPlace() }
  const show = (runId: number) => onAsk({ runId })
  if (asked === "runs") return <BulkRunList show={show} {...props} />
  if ("runId" in asked) return <BulkRunReport key={asked.runId} runId={asked.runId} show={show} {...props} />
  return (
    <NewBulkRun
      asked={asked}
      onBegun={(runId) => {
        onBegun()
        show(runId)
      }}
      onClose={props.onClose}
    />
  )
}
