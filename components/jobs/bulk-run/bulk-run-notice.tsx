"use client"

import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Progress } from "@/components/ui/progress"
import { latestBulkRunQuery } from "@/lib/queries/bulk-runs"
import { refetchJobs } from "@/lib/queries/jobs"
import { listPlace } from "../job-list/row-focus"
import type { BulkAsked } from "./bulk-asked"
import { BulkDeedWords } from "./bulk-deed-words"
import { bulkOutcome, bulkProgress, heardProgress, isTakenBack } from "./bulk-words"
import { dismissedRuns, dismissRun } from "./dismissed-runs"

export interface BulkRunNoticeProps {
  onAsk: (asked: BulkAsked) => void
}

/** Says above the list that the person has a change of many postings under way, or had one, and leads to it. */
export function BulkRunNotice({ onAsk }: BulkRunNoticeProps) {
  const words = useMessages()
  const { t } = words
  const client = useQueryClient()
  const { data: run } = useQuery(latestBulkRunQuery)
  const [dismissed, setDismissed] = useState(dismissedRuns)
  const underWay = useRef<number | null>(null)
  const isOver = run ? run.finishedAt !== null : true

  useEffect(() => {
    if (run && !isOver) underWay.current = run.id
    else if (run && underWay.current === run.id) {
      underWay.current = null
      void refetchJobs(client)
    }
  }, [run, isOver, client])

  if (!run || isTakenBack(run) || (isOver && dismissed.includes(run.id))) return null

  const dismiss = () => {
    setDismissed(dismissRun(run.id))
    listPlace()?.focus({ preventScroll: true })
  }
  const show = (
    <Button data-bulk-notice size="sm" variant="outline" onClick={() => onAsk({ runId: run.id })}>
      {t(isOver ? "bulkPage.showResult" : "bulkPage.showProgress")}
    </Button>
  )
  if (!isOver)
    return (
      <Banner role="none" action={show}>
        <Progress label={bulkProgress(run, words)} value={run.total - run.waiting} max={run.total} />
        <p role="status" className="sr-only">
          {heardProgress(run, words)}
        </p>
      </Banner>
    )
  return (
    <Banner
      tone={run.skipped > 0 || run.partly > 0 || run.waiting > 0 ? "warning" : "success"}
      role="status"
      action={
        <>
          {show}
          <Button size="sm" variant="ghost" onClick={dismiss}>
            {t("bulkPage.dismiss")}
          </Button>
        </>
      }
    >
      <p>{bulkOutcome(run, words)}</p>
      {run.undoes === null ? <BulkDeedWords deed={run.deed} /> : null}
      {run.partly > 0 ? (
        <p>
          {t(run.undoes === null ? "bulkPage.stayedClosed" : "bulkPage.onlyStatus", { count: run.partly })}
        </p>
      ) : null}
      {run.skipped > 0 ? <p>{t("bulkPage.stayed", { count: run.skipped })}</p> : null}
      {run.waiting > 0 ? <p>{t("bulkPage.notReached", { count: run.waiting })}</p> : null}
    </Banner>
  )
}
