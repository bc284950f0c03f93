"use client"

import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { Words } from "@/components/messages/words"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Progress } from "@/components/ui/progress"
import {
  type BulkRunAnswer,
  bulkRunQuery,
  latestBulkRunQuery,
  type SkippedAnswer,
  skippedAfter,
  stopBulkRun,
  takeBackBulkRun,
} from "@/lib/queries/bulk-runs"
import { refetchJobs } from "@/lib/queries/jobs"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { BulkDeedWords } from "./bulk-deed-words"
import { bulkOutcome, bulkProgress, bulkTitle, heardProgress, isTakenBack } from "./bulk-words"
import { SkippedList } from "./skipped-list"

export interface BulkRunReportProps {
  runId: number
  /** Shows another run: the one that undoes this one. */
  show: (runId: number) => void
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** The progress of a run and, once it is over, its outcome and how to undo it. */
export function BulkRunReport({ runId, show, onClose, focusAfter }: BulkRunReportProps) {
  const words = useMessages()
  const { t } = words
  const client = useQueryClient()
  const { data: run, error } = useQuery(bulkRunQuery(runId))
  const [refused, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [further, setFurther] = useState<{ postings: SkippedAnswer[]; more: boolean } | null>(null)
  const closeRef = useRef<HTMLButtonElement>(null)
  const refusal = refused ?? (error ? refusalInWords(error) : null)
  const isOver = run !== undefined && run.finishedAt !== null
  const wasUnderWay = useRef(false)

  useEffect(() => {
    if (run && !isOver) wasUnderWay.current = true
    if (!isOver || !wasUnderWay.current) return
    wasUnderWay.current = false
    void refetchJobs(client)
    void client.invalidateQueries({ queryKey: latestBulkRunQuery.queryKey })
    // The button that stopped it is gone, and the focus with it.
    closeRef.current?.focus()
  }, [run, isOver, client])

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      setRefusal(refusalInWords(error))
    } finally {
      setBusy(false)
    }
  }

  const note = (now: BulkRunAnswer) => client.setQueryData(latestBulkRunQuery.queryKey, now)
  const stop = () =>
    attempt(async () => {
      note(await stopBulkRun(runId))
      await client.invalidateQueries({ queryKey: ["bulk-runs", runId] })
    })
  const undo = () =>
    attempt(async () => {
      const undoing = await takeBackBulkRun(runId)
      note(undoing)
      show(undoing.id)
    })
  const postings = [...(run?.skippedPostings ?? []), ...(further?.postings ?? [])]
  const showMore = () =>
    attempt(async () => {
      const next = await skippedAfter(runId, postings.at(-1)?.position ?? 0)
      setFurther({
        postings: [...(further?.postings ?? []), ...next.skippedPostings],
        more: next.moreSkipped,
      })
    })
  const more = further ? further.more : run?.moreSkipped

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title={run ? titleOf(run, words) : t(error ? "ui.notLoaded" : "bulkPage.loading")}
      footer={
        <>
          {run && !isOver ? (
            <Button
              variant="outline"
              className="mr-auto"
              disabled={run.state === "canceling"}
              loading={busy}
              onClick={() => void stop()}
            >
              {run.state === "canceling" ? t("bulkPage.stopping") : t("postings.stop")}
            </Button>
          ) : null}
          {run && isOver && run.canUndo > 0 ? (
            <Button variant="outline" className="mr-auto" loading={busy} onClick={() => void undo()}>
              {t("bulkPage.undoAll")}
            </Button>
          ) : null}
          <DialogClose render={<Button ref={closeRef} variant="primary" />}>{t("ui.close")}</DialogClose>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        {refusal ? <Banner tone="error">{refusal}</Banner> : null}
        {run?.undoes === null ? <BulkDeedWords deed={run.deed} /> : null}
        {run && !isOver ? (
          <>
            <Progress label={bulkProgress(run, words)} value={run.total - run.waiting} max={run.total} />
            <p className="text-muted-foreground">{t("bulkPage.mayClose")}</p>
          </>
        ) : null}
        <div role="status" className="flex flex-col gap-1">
          {run && isOver ? (
            <>
              <p className="sr-only">{bulkOutcome(run, words)}</p>
              {isTakenBack(run) ? (
                <p className="font-medium">
                  {t(run.deed.kind === "delete" ? "bulkPage.noneLeft" : "bulkPage.isUndone")}
                </p>
              ) : null}
              {run.waiting > 0 ? <p>{t("bulkPage.notReached", { count: run.waiting })}</p> : null}
              {run.unchanged > 0 ? <p>{t("bulkPage.alreadySo", { count: run.unchanged })}</p> : null}
              {run.partly > 0 ? (
                <p>
                  {t(run.undoes === null ? "bulkPage.stayedClosed" : "bulkPage.partly", {
                    count: run.partly,
                  })}
                </p>
              ) : null}
              {run.skipped > 0 ? <p>{t("bulkPage.skipped", { count: run.skipped })}</p> : null}
            </>
          ) : run ? (
            <p className="sr-only">{heardProgress(run, words)}</p>
          ) : null}
        </div>
        {isOver && postings.length > 0 ? <SkippedList postings={postings} /> : null}
        {isOver && more ? (
          <Button variant="outline" className="self-start" loading={busy} onClick={() => void showMore()}>
            {t("bulkPage.moreSkipped")}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}

function titleOf(run: BulkRunAnswer, words: Words): string {
  if (run.finishedAt !== null) return bulkOutcome(run, words)
  return run.undoes === null ? bulkTitle(run.deed.kind, run.total, words) : words.t("bulkPage.undo")
}
