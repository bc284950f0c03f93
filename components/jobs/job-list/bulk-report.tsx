"use client"

import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import type { MessageKey } from "@/lib/messages/message"
import type { ListDeed } from "../status-deeds"
import type { BulkOutcome } from "./run-bulk"

export interface BulkReportProps {
  report: BulkOutcome | null
  open: boolean
  onClose: () => void
  onRetry: () => void
  focusAfter: () => HTMLElement | null
}

const refused = {
  active: "postingChanges.notPublished",
  archived: "postingChanges.notArchived",
  deleted: "postingChanges.notDeleted",
  undo: "postingChanges.notRestored",
} as const satisfies Record<ListDeed, MessageKey>

const others = {
  active: "postingChanges.othersPublished",
  archived: "postingChanges.othersArchived",
  deleted: "postingChanges.othersDeleted",
  undo: "postingChanges.othersRestored",
} as const satisfies Record<ListDeed, MessageKey>

/** After many were changed: which failed and why, and what became of the others. */
export function BulkReport({ report, open, onClose, onRetry, focusAfter }: BulkReportProps) {
  const { t } = useMessages()
  if (!report) return null
  const { done, failed, deed } = report
  const asked = t("postings.count", { count: done.length + failed.length })
  return (
    <Dialog
      title={t(refused[deed], { count: failed.length, asked })}
      description={
        done.length === 0 ? t("postingChanges.noneChanged") : t(others[deed], { count: done.length })
      }
      open={open}
      onOpenChange={(next) => !next && onClose()}
      focusAfter={focusAfter}
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>{t("ui.close")}</DialogClose>
          <Button variant="primary" onClick={onRetry}>
            {t("postingChanges.tryAgain", { postings: t("postings.count", { count: failed.length }) })}
          </Button>
        </>
      }
    >
      <ul aria-label={t("postingChanges.failed")} className="divide-y rounded-lg border">
        {failed.map(({ job, reason }) => (
          <li key={job.id} className="px-3 py-2">
            <Link
              href={`/jobs/${job.id}`}
              prefetch={false}
              className="line-clamp-2 rounded-sm font-medium wrap-anywhere hover:underline"
            >
              {job.title}
            </Link>
            <p className="text-compact text-muted-foreground">{reason}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
