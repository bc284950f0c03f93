"use client"

import { KeyboardHelp } from "@/components/keyboard/keyboard-help"
import { useMessages } from "@/components/messages/use-messages"
import { BulkRunDialog } from "../bulk-run/bulk-run-dialog"
import { DeleteDialog } from "../delete-dialog"
import { PublishDialog } from "../publish-dialog"
import { JobSheet } from "./job-sheet"
import { ListNews } from "./list-news"
import { listShortcuts } from "./list-shortcuts"
import { rowLink, rowMenuButton } from "./row-focus"
import type { useJobList } from "./use-job-list"
import type { ListWork } from "./use-list-work"

export interface ListDialogsProps {
  work: ListWork
  list: ReturnType<typeof useJobList>
  canWrite: boolean
  /** The help with the keyboard shortcuts, and the posting that had the focus before it opened. */
  help: { open: boolean; from: number | null }
  onHelpChange: (open: boolean) => void
}

/** The dialogs and messages of the list, for work on postings and for changes by others. */
export function ListDialogs({ work, list, canWrite, help, onHelpChange }: ListDialogsProps) {
  const { t } = useMessages()
  const { actions, deletion, sheet } = work
  return (
    <>
      <JobSheet
        job={sheet?.job ?? null}
        open={sheet?.open ?? false}
        onClose={work.closeSheet}
        actions={actions}
      />
      <DeleteDialog
        job={deletion.job}
        open={deletion.open}
        onClose={deletion.close}
        onDelete={deletion.confirm}
        focusAfter={deletion.focusAfter}
      />
      <BulkRunDialog asked={work.run} onAsk={work.askRun} onBegun={() => work.select({ kind: "none" })} />
      <PublishDialog
        question={work.question?.asked ?? null}
        open={work.question?.open ?? false}
        onClose={work.closeQuestion}
        focusAfter={() => rowMenuButton(work.question?.asked.job.id)}
      />
      <KeyboardHelp
        open={help.open}
        onOpenChange={onHelpChange}
        groups={listShortcuts(canWrite, t)}
        focusAfter={() => rowLink(help.from)}
      />
      <ListNews page={list.page} />
    </>
  )
}
