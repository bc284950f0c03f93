"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { loadedWhenIdle } from "@/components/ui/on-demand"
import type { JobRow } from "@/lib/queries/jobs"
import { useMe } from "@/lib/queries/session"
import { whenLoaded } from "../when-loaded"
import type { BulkCircumstances, BulkOutcome, ListRun, BulkStart } from "./run-bulk"

/** The list's first visit goes without it. */
const running = loadedWhenIdle(() => import("./run-bulk"))

/** Changes many postings: how far it has come, and what is to be said when some failed. */
export function useBulk({ onEnd, ask }: Pick<BulkCircumstances, "onEnd" | "ask">) {
  const words = useMessages()
  const client = useQueryClient()
  const by = useMe().person.name
  const stopper = useRef<AbortController>(null)
  const [run, setRun] = useState<ListRun | null>(null)
  // The last report stays while its dialog closes.
  const [{ report, isOpen }, setReport] = useState<{ report: BulkOutcome | null; isOpen: boolean }>({
    report: null,
    isOpen: false,
  })
  const circumstances: BulkCircumstances = {
    client,
    words,
    by,
    stopper,
    onProgress: setRun,
    onReport: (next) => setReport((before) => ({ report: next ?? before.report, isOpen: next !== null })),
    onEnd,
    ask,
  }

  return {
    running: run,
    report,
    reportOpen: isOpen,
    start: (to: BulkStart["to"], jobs: readonly JobRow[]) =>
      void whenLoaded(running, words).then((loaded) => loaded?.startBulk({ to, jobs }, circumstances)),
    retry: () =>
      report &&
      void whenLoaded(running, words).then((loaded) =>
        loaded?.runBulk({ deed: report.deed, changes: report.failed }, circumstances),
      ),
    stop: () => stopper.current?.abort(),
    closeReport: () => setReport({ report, isOpen: false }),
  }
}
