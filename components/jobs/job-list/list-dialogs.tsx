"use client"

import { BulkReport } from "./bulk-report"
import { DeleteDialog } from "./delete-dialog"
import { JobSheet } from "./job-sheet"
import { rowLink } from "./row-focus"
import type { ListWork } from "./use-list-work"

/** What the work on postings asks and tells in front of the list. */
export function ListDialogs({ work, locale }: { work: ListWork; locale: string }) {
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
    </>
  )
}
