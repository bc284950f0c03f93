"use client"

import { Download, Undo2 } from "lucide-react"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { Words } from "@/components/messages/words"
import { Link } from "@/components/layout/page-address"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { saveFile } from "@/components/ui/save-file"
import type { MessageKey } from "@/lib/messages/message"
import { StoppableProgress } from "../stoppable-progress"
import { refusedRowsFile } from "./refused-rows-file"
import { isHeldBack, isOvertaken, kindCounts, ofKinds } from "./sheet-rows"
import type { Import } from "./use-import"
import type { ImportDeed, ImportProgress } from "./use-import-run"

const underWay = {
  trial: "importPage.trying",
  import: "importPage.importing",
  undo: "importPage.undoing",
} as const satisfies Record<ImportDeed, MessageKey>

const brokenOff = {
  trial: "importPage.trialStopped",
  import: "importPage.importStopped",
  undo: "importPage.undoStopped",
} as const satisfies Record<ImportDeed, MessageKey>

/** The progress in quarters, which is often enough for a screen reader. */
export function progressWords({ deed, finished, total }: ImportProgress, { t }: Words): string {
  return t(underWay[deed], { finished: finished - (finished % Math.ceil(total / 4)), total })
}

/** Shows the progress, with a way to stop. */
export function RunProgress({ progress, onStop }: { progress: ImportProgress; onStop: () => void }) {
  const { t } = useMessages()
  const { deed, finished, total, stopping } = progress
  return (
    <StoppableProgress
      label={stopping ? t("importPage.stopping") : t(underWay[deed], { finished, total })}
      value={finished}
      max={total}
      stopping={stopping}
      onStop={onStop}
    />
  )
}

/** What happened to the file so far, in words. */
export function ResultMessages({ work }: { work: Import }) {
  const { t } = useMessages()
  const { rows, run } = work
  const counts = kindCounts(rows)
  const { unknown = 0, refused = 0, waiting = 0, kept = 0, undone = 0, toCreate = 0, toUpdate = 0 } = counts
  const held = rows.filter(isHeldBack)
  const overtaken = rows.filter(isOvertaken).length
  const imported = (counts.created ?? 0) + (counts.updated ?? 0) + kept
  const left = waiting + toCreate + toUpdate
  const toImport = ofKinds(rows, "toCreate", "toUpdate")
  const opening = toImport.filter(({ told }) => told?.forCandidates === "opens").length
  const leaving = toImport.filter(({ told }) => told?.forCandidates === "leaves").length
  const { failure } = run
  return (
    <>
      {failure ? (
        <Banner tone="error" title={t(brokenOff[failure.deed])}>
          <p>{failure.reason}</p>
          {failure.deed === "import" ? <p>{t("importPage.whatIsDone", { count: imported })}</p> : null}
        </Banner>
      ) : null}
      {unknown > 0 ? (
        <Banner
          tone="warning"
          role="status"
          title={t("importPage.unknownTitle", { count: unknown })}
          action={
            <Button size="sm" variant="outline" onClick={work.sendAgain}>
              {t("importPage.sendAgain")}
            </Button>
          }
        >
          {t("importPage.unknownText")}
        </Banner>
      ) : null}
      {undone + kept > 0 ? (
        <Banner tone={kept > 0 ? "warning" : "success"} title={t("importPage.undone", { count: undone })}>
          {kept > 0 ? t("importPage.notUndone", { count: kept }) : null}
        </Banner>
      ) : imported > 0 && !failure ? (
        <Banner
          tone={refused + left + unknown + held.length > 0 ? "warning" : "success"}
          title={t("importPage.imported", { count: imported })}
        >
          {left > 0 ? <p>{t("importPage.leftOver", { count: left })}</p> : null}
          {refused > 0 ? <p>{t("importPage.leftRefused", { count: refused })}</p> : null}
          {left + refused + unknown + held.length === 0 ? <p>{t("importPage.allDone")}</p> : null}
        </Banner>
      ) : null}
      {work.begun || failure ? null : (
        <div className="text-muted-foreground">
          <p>
            {t(
              left > 0 || refused > 0 || held.length > 0
                ? "importPage.nothingWritten"
                : "importPage.nothingToImport",
            )}
          </p>
          {opening > 0 ? <p>{t("importPage.willOpen", { count: opening })}</p> : null}
          {leaving > 0 ? <p>{t("importPage.willLeave", { count: leaving })}</p> : null}
        </div>
      )}
      {overtaken > 0 ? (
        <Banner tone="warning" role="status" title={t("importPage.overtakenTitle", { count: overtaken })}>
          {t("importPage.overtakenText", { count: overtaken })}
        </Banner>
      ) : null}
      {held.length > 0 ? (
        <Banner
          tone="warning"
          title={t("importPage.heldTitle", { count: held.length })}
          action={
            <Button size="sm" variant="outline" onClick={work.dontPublish}>
              {t("importPage.dontPublish", { count: held.length })}
            </Button>
          }
        >
          <p>{t("importPage.heldText", { count: held.length })}</p>
          <div className="pt-2 pb-1">
            <Checkbox
              label={t("bulkPage.publishDespite", { count: held.length })}
              checked={held.every(({ despiteErrors }) => despiteErrors)}
              onCheckedChange={work.publishDespiteErrors}
            />
          </div>
        </Banner>
      ) : null}
    </>
  )
}

/** What can be done with the rows next. */
export function ResultActions({ work }: { work: Import }) {
  const { t, language } = useMessages()
  const { rows, source, mapping, drafts, begun } = work
  const [asking, setAsking] = useState(false)
  const counts = kindCounts(rows)
  const { waiting = 0, toCreate = 0, toUpdate = 0, created = 0, updated = 0 } = counts
  const toImport = toCreate + toUpdate
  const toFix = ofKinds(rows, "refused", "held")

  function download() {
    if (!source) return
    const reason = t("importPage.reason")
    const text = refusedRowsFile({ source, mapping, rows: toFix, reason, language })
    saveFile(t("importPage.refusedFile"), text, "text/csv")
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {drafts.size > 0 ? (
        <Button variant="outline" onClick={() => work.tryMended([...drafts.keys()])}>
          {t("importPage.tryMended", { count: drafts.size })}
        </Button>
      ) : null}
      {waiting > 0 ? (
        <Button variant="outline" onClick={work.tryRest}>
          {t("importPage.tryRest", { count: waiting })}
        </Button>
      ) : null}
      {toImport > 0 ? (
        <Button variant="primary" onClick={work.importAll}>
          {t(begun ? "importPage.goOn" : "importPage.import", { count: toImport })}
        </Button>
      ) : null}
      {toFix.length > 0 ? (
        <Button variant="outline" onClick={download}>
          <Download aria-hidden />
          {t("importPage.download")}
        </Button>
      ) : null}
      {created + updated > 0 ? (
        <>
          {/* In a new tab, like the postings in the table, since the undo would be lost otherwise. */}
          <Button variant="outline" render={<Link href="/jobs" target="_blank" />}>
            {t("importPage.toPostings")}
            <span className="sr-only">{t("frame.inNewTab")}</span>
          </Button>
          <Button variant="outline" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden />
            {t("importPage.undo")}
          </Button>
        </>
      ) : null}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("importPage.undoTitle")}
        description={t("importPage.undoText")}
        confirmLabel={t("importPage.undo")}
        onConfirm={work.undoAll}
      />
    </div>
  )
}
