"use client"

import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Spinner } from "@/components/ui/spinner"
import { dismissToasts } from "@/components/ui/toast"
import { ApiError } from "@/lib/queries/api-error"
import {
  type BulkTrialAnswer,
  bulkTarget,
  latestBulkRunQuery,
  startBulkRunOf,
  tryBulk,
} from "@/lib/queries/bulk-runs"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { listPlace } from "../job-list/row-focus"
import { aboutPostings } from "../job-words"
import { BulkArguments, deedWith, needsNothing } from "./bulk-arguments"
import type { BulkAsked, BulkKind } from "./bulk-asked"
import { BulkSummary } from "./bulk-summary"
import { bulkStartLabel, bulkTitle } from "./bulk-words"

export interface NewBulkRunProps {
  asked: Extract<BulkAsked, { kind: BulkKind }>
  onBegun: (runId: number) => void
  onClose: () => void
}

/** Asks for the action's argument, previews what the action would do, and starts it. */
export function NewBulkRun({ asked, onBegun, onClose }: NewBulkRunProps) {
  const words = useMessages()
  const { t } = words
  const client = useQueryClient()
  const today = useToday()
  const { kind, count } = asked
  const [value, setValue] = useState(kind === "autoRefresh" ? "true" : "")
  const [despiteErrors, setDespiteErrors] = useState(false)
  const [trial, setTrial] = useState<BulkTrialAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ field?: string; text: string } | null>(null)
  const under = useRef<AbortController | null>(null)
  const inputRef = useRef<HTMLElement>(null)
  const startRef = useRef<HTMLButtonElement>(null)
  const cancelRef = useRef<HTMLButtonElement>(null)
  const [askedFrom] = useState(() => document.activeElement)
  // The list behind the dialog may change; the choice applies to what was visible.
  const [target] = useState(() => bulkTarget(asked.jobs, asked.request, today))

  async function attempt(work: (signal: AbortSignal) => Promise<void>) {
    const controller = (under.current = new AbortController())
    setBusy(true)
    setRefusal(null)
    try {
      await work(controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      const problem =
        error instanceof ApiError ? error.errors.find(({ field }) => field.startsWith("deed.")) : undefined
      setRefusal(problem ? { field: problem.field, text: problem.message } : { text: refusalInWords(error) })
    } finally {
      if (!controller.signal.aborted) setBusy(false)
    }
  }

  const tryOut = () =>
    attempt(async (signal) =>
      setTrial(await tryBulk({ deed: deedWith(kind, value, false), ...target }, signal)),
    )

  const start = () =>
    attempt(async () => {
      // What was previewed, not what has come to match since.
      const summedUp = trial?.ids ? { ids: trial.ids } : target
      const run = await startBulkRunOf({ deed: deedWith(kind, value, despiteErrors), ...summedUp })
      client.setQueryData(latestBulkRunQuery.queryKey, run)
      // Earlier changes to the same postings must no longer be undone.
      const ids = "ids" in summedUp ? summedUp.ids : []
      dismissToasts(aboutPostings(ids.map((id) => ({ id }))))
      onBegun(run.id)
    })

  const begins = useRef(tryOut)
  useEffect(() => {
    if (needsNothing(kind)) void begins.current()
    return () => under.current?.abort()
  }, [kind])

  useEffect(() => {
    if (refusal) inputRef.current?.focus()
  }, [refusal])

  useEffect(() => {
    // Enter must not delete what nobody has looked at.
    if (trial) ((kind === "delete" ? null : startRef.current) ?? cancelRef.current)?.focus()
  }, [trial, kind])

  // What was chosen in the bar's menu is gone along with the menu.
  function focusAfter(): HTMLElement | null {
    const isThere = askedFrom instanceof HTMLElement && askedFrom.isConnected && askedFrom !== document.body
    return isThere ? askedFrom : (document.querySelector<HTMLElement>("[data-bulk-more]") ?? listPlace())
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) void (trial ? start() : tryOut())
  }

  function onChange(next: string) {
    if (busy) return
    setValue(next)
    setRefusal(null)
  }

  const fieldError = refusal?.field ? refusal.text : undefined
  const form = `bulk-${kind}`
  const postings = t("postings.count", { count })
  const willChange = trial ? trial.changed + (despiteErrors ? trial.withErrors : 0) : 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusAfter={focusAfter}
      title={bulkTitle(kind, count, words)}
      description={needsNothing(kind) ? undefined : t("bulkPage.of", { postings })}
      footer={
        <>
          {trial && !needsNothing(kind) ? (
            <Button variant="ghost" className="mr-auto" onClick={() => setTrial(null)}>
              {t("bulkPage.back")}
            </Button>
          ) : null}
          <DialogClose render={<Button ref={cancelRef} variant="outline" />}>
            {trial && willChange === 0 ? t("ui.close") : undefined}
          </DialogClose>
          {trial && willChange > 0 ? (
            <Button
              ref={startRef}
              type="submit"
              form={form}
              variant={kind === "delete" ? "destructive" : "primary"}
              loading={busy}
            >
              {bulkStartLabel(kind, willChange, words)}
            </Button>
          ) : trial || needsNothing(kind) ? null : (
            <Button type="submit" form={form} variant="primary" loading={busy}>
              {t("bulkPage.continue")}
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {refusal && !refusal.field ? <Banner tone="error">{refusal.text}</Banner> : null}
        {trial ? (
          <BulkSummary
            deed={{
              ...(kind === "publish" ? { kind } : deedWith(kind, value, false)),
              ...((kind === "email" || kind === "url") && { address: value.trim() }),
            }}
            kind={kind}
            trial={trial}
            despiteErrors={despiteErrors}
            onDespiteErrors={setDespiteErrors}
            closeDate={{ value, error: fieldError, onChange }}
            inputRef={inputRef}
          />
        ) : (
          <BulkArguments
            kind={kind}
            value={value}
            error={fieldError}
            inputRef={inputRef}
            onChange={onChange}
          />
        )}
        {busy && !trial ? (
          <p role="status" className="flex items-center gap-2 text-sm text-muted-foreground">
            <Spinner />
            {t("bulkPage.trying", { postings })}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
