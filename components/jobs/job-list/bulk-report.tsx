"use client"

import { Link } from "@/components/layout/page-address"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { formatNumber } from "@/lib/format/numbers"
import { postings } from "../job-words"
import { bulkDeeds } from "../status-deeds"
import type { BulkOutcome } from "./use-bulk"

export interface BulkReportProps {
  report: BulkOutcome | null
  open: boolean
  locale: string
  onClose: () => void
  onRetry: () => void
  focusAfter: () => HTMLElement | null
}

/** After many were changed: which failed and why, and what became of the others. */
export function BulkReport({ report, open, locale, onClose, onRetry, focusAfter }: BulkReportProps) {
  if (!report) return null
  const { done, failed, deed } = report
  const words = bulkDeeds[deed].done
  const others =
    done.length === 0
      ? "Nothing has been changed."
      : `The other ${formatNumber(done.length, locale)} ${done.length === 1 ? "is" : "are"} ${words}.`
  return (
    <Dialog
      title={`${formatNumber(failed.length, locale)} of ${postings(done.length + failed.length, locale)} could not be ${deed === "undo" ? "restored" : words}`}
      description={`${others} Those that failed stay selected.`}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      focusAfter={focusAfter}
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Close</DialogClose>
          <Button variant="primary" onClick={onRetry}>
            Try {postings(failed.length, locale)} again
          </Button>
        </>
      }
    >
      <ul aria-label="What failed" className="divide-y rounded-lg border">
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
