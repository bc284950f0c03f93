"use client"

import { useQuery } from "@tanstack/react-query"
import { ActivityTime } from "@/components/activity/activity-time"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { bulkRunsQuery, type ListedRunAnswer } from "@/lib/queries/bulk-runs"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useDeedWords } from "./bulk-deed-words"
import { bulkTitle, namesItsPostings } from "./bulk-words"

export interface BulkRunListProps {
  show: (runId: number) => void
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** The person's changes of many postings; each leads to its outcome and its undo. */
export function BulkRunList({ show, onClose, focusAfter }: BulkRunListProps) {
  const { t } = useMessages()
  const { data: runs, error } = useQuery(bulkRunsQuery)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title={t("bulkPage.runs")}
      description={t("bulkPage.runsText")}
      footer={<DialogClose render={<Button variant="primary" />}>{t("ui.close")}</DialogClose>}
    >
      {error ? <Banner tone="error">{refusalInWords(error)}</Banner> : null}
      {runs?.length === 0 ? <p className="text-sm text-muted-foreground">{t("bulkPage.noRuns")}</p> : null}
      {runs && runs.length > 0 ? (
        <ul aria-label={t("bulkPage.runs")} className="divide-y rounded-lg border text-sm">
          {runs.map((run) => (
            <li key={run.id} className="flex items-center justify-between gap-4 px-3 py-2">
              <Run
                run={run}
                isUndone={runs.some(({ undoes, state }) => undoes === run.id && state === "done")}
              />
              <Button size="sm" variant="outline" onClick={() => show(run.id)}>
                {t("bulkPage.showResult")}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

function Run({
  run: { deed, undoes, state, total, createdAt },
  isUndone,
}: {
  run: ListedRunAnswer
  isUndone: boolean
}) {
  const words = useMessages()
  const { t } = words
  const said = useDeedWords(deed)
  const isUndo = undoes !== null
  return (
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">
        {isUndo ? t("bulkPage.undo") : (said ?? bulkTitle(deed.kind, total, words))}
      </p>
      <p className="flex flex-wrap gap-x-2 text-compact text-muted-foreground">
        <ActivityTime at={createdAt} />
        {isUndo || !namesItsPostings(deed.kind) ? <span>{t("postings.count", { count: total })}</span> : null}
        {state === "done" ? null : (
          <span>{t(state === "canceled" ? "bulkPage.wasStopped" : "bulkPage.isUnderWay")}</span>
        )}
        {isUndone ? <span>{t("bulkPage.wasUndone")}</span> : null}
      </p>
    </div>
  )
}
