"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { useLeaveGuard } from "../job-form/use-leave-guard"
import { ChosenFile } from "./chosen-file"
import { ColumnsCard } from "./columns-card"
import { FileCard } from "./file-card"
import { ResultCard } from "./result-card"
import { useImport } from "./use-import"

/** From the file over its columns and a dry run to the import: what comes next stands below what is done. */
export function ImportWork() {
  const { t } = useMessages()
  const work = useImport()
  const { source, run } = work
  const [columnsOpen, setColumnsOpen] = useState(true)
  const [discarding, setDiscarding] = useState(false)
  const guard = useLeaveGuard(run.progress !== null || work.unsaved)
  const asking = guard.asking || discarding

  function startAnew() {
    setColumnsOpen(true)
    work.begin(null)
  }

  return (
    <>
      {source ? (
        <ChosenFile
          source={source}
          work={work}
          columnsOpen={columnsOpen}
          onColumns={() => setColumnsOpen(true)}
          onOther={() => (work.unsaved ? setDiscarding(true) : startAnew())}
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
        open={asking}
        onOpenChange={(open) => {
          if (open) return
          guard.stay()
          setDiscarding(false)
        }}
        title={t("importPage.leaveTitle")}
        description={t(
          run.progress?.deed === "import"
            ? "importPage.leaveRunning"
            : run.progress?.deed === "undo"
              ? "importPage.leaveUndoing"
              : work.unsaved
                ? "importPage.leaveMended"
                : "importPage.leaveTrying",
        )}
        cancelLabel={t("importPage.stay")}
        confirmLabel={t(discarding ? "importPage.discard" : "importPage.leave")}
        onConfirm={() => {
          run.stop()
          if (discarding) startAnew()
          else guard.leave()
        }}
      />
    </>
  )
}
