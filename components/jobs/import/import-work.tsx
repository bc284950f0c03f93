"use client"

import { useEffect, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { Words } from "@/components/messages/words"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { mayLeaveEvent } from "@/components/layout/leave-for-sign-in"
import { useLeaveGuard } from "@/components/layout/use-leave-guard"
import { ChosenFile } from "./chosen-file"
import { ColumnsCard } from "./columns-card"
import { FileCard } from "./file-card"
import { ImportAnnouncement } from "./import-announcement"
import { ResultCard } from "./result-card"
import { type Import, useImport } from "./use-import"

/** From the file to its columns, a dry run and the import: each step appears below the previous one. */
export function ImportWork() {
  const words = useMessages()
  const { t } = words
  const work = useImport()
  const { source, run } = work
  const [columnsOpen, setColumnsOpen] = useState(true)
  const [discarding, setDiscarding] = useState(false)
  const losesWork = work.unsaved || work.undoable > 0
  const guard = useLeaveGuard(run.progress !== null || losesWork)
  useEffect(() => {
    // Nothing keeps an import, so it waits here until the person has signed in again beside it.
    const stay = (event: Event) => work.source && event.preventDefault()
    window.addEventListener(mayLeaveEvent, stay)
    return () => window.removeEventListener(mayLeaveEvent, stay)
  }, [work.source])

  function startAnew() {
    setColumnsOpen(true)
    work.begin(null)
  }

  return (
    <>
      <ImportAnnouncement work={work} />
      {source ? (
        <ChosenFile
          source={source}
          work={work}
          columnsOpen={columnsOpen}
          onColumns={() => setColumnsOpen(true)}
          onOther={() => (losesWork ? setDiscarding(true) : startAnew())}
        />
      ) : (
        <FileCard onRead={work.begin} />
      )}
      {source && columnsOpen ? (
        <ColumnsCard
          source={source}
          mapping={work.mapping}
          settings={work.settings}
          busy={run.progress !== null}
          onMapping={work.changeMapping}
          onSettings={work.changeSettings}
          onTryOut={() => {
            setColumnsOpen(false)
            work.tryOut()
          }}
        />
      ) : null}
      {work.tried ? <ResultCard work={work} /> : null}
      <AlertDialog
        open={guard.asking || discarding}
        onOpenChange={(open) => {
          if (open) return
          guard.stay()
          setDiscarding(false)
        }}
        title={t(discarding ? "importPage.otherTitle" : "importPage.leaveTitle")}
        description={lossesOf(work, words)}
        cancelLabel={t(discarding ? "ui.cancel" : "importPage.stay")}
        confirmLabel={t(
          !discarding ? "importPage.leave" : work.unsaved ? "importPage.discard" : "importPage.chooseOther",
        )}
        destructive={run.progress !== null || work.unsaved}
        onConfirm={() => {
          run.stop()
          if (discarding) startAnew()
          else guard.leave()
        }}
      />
    </>
  )
}

/** What is lost by leaving the page, or by replacing its file, in words. */
function lossesOf({ run, unsaved, undoable }: Import, { t }: Words): string {
  const deed = run.progress?.deed
  const losses = [
    deed === "import" && t("importPage.leaveRunning"),
    deed === "undo" && t("importPage.leaveUndoing"),
    deed === "trial" && t("importPage.leaveTrying"),
    unsaved && t("importPage.leaveMended"),
    undoable > 0 && deed !== "undo" && t("importPage.leaveUndo"),
  ]
  // What was under way may have ended while the question was open.
  return losses.filter((loss) => loss !== false).join(" ") || t("importPage.leaveNothing")
}
