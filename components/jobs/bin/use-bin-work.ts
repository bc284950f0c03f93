"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { toast } from "@/components/ui/toast"
import type { ApiError } from "@/lib/queries/api-error"
import {
  type BinRow,
  binPageSize,
  type BroughtBack,
  useBringBack,
  useEraseJobs,
  type WantedBack,
} from "@/lib/queries/bin"
import { removePosting } from "@/lib/queries/change-job"
import { reasonOf } from "@/lib/queries/reason-of"
import { refetchJobs } from "@/lib/queries/jobs"
import { runEach } from "@/lib/queries/run-each"
import { aboutPostings, quoted } from "../job-words"
import { isTakenReference, referenceRefusal } from "../reference-choice"
import { useUndoOffer } from "../use-undo-offer"

/**
 * A posting whose reference another one has now; `reason` is why a replacement was refused, and null if that is because it is taken too.
 */
export type TakenRow = { row: BinRow; error: ApiError; reason: string | null }

/** With more postings than a page has, nobody is asked about the references that are taken, one after the other. */
const mostAsked = binPageSize

const deletedAtOnce = 4

/** How far restoring many postings has come; `stopping` means that those already begun are still awaited. */
export type BinProgress = { finished: number; total: number; stopping: boolean }

/** Restores postings from the bin and deletes them permanently, with the questions and messages that this takes. */
export function useBinWork() {
  const words = useMessages()
  const { t } = words
  const client = useQueryClient()
  const bringBack = useBringBack()
  const { mutateAsync: erase } = useEraseJobs()
  const offerUndo = useUndoOffer()
  /** To be asked about, one after another. */
  const [taken, setTaken] = useState<readonly TakenRow[]>([])
  const [toErase, setToErase] = useState<readonly BinRow[]>([])
  const [progress, setProgress] = useState<BinProgress | null>(null)
  const stopper = useRef<AbortController | null>(null)
  /** Counts what was finished: a selection is over with it. */
  const [rounds, setRounds] = useState(0)
  const onDone = () => setRounds((before) => before + 1)

  async function restore(wanted: readonly WantedBack[]): Promise<void> {
    if (stopper.current) return
    const { signal } = (stopper.current = new AbortController())
    const total = wanted.length
    const onProgress = (finished: number) => setProgress({ finished, total, stopping: signal.aborted })
    onProgress(0)
    try {
      const outcome = await bringBack.mutateAsync({ wanted, signal, onProgress })
      if (total > mostAsked) {
        tell(outcome)
        return onDone()
      }
      const asked = new Set(wanted.map(({ row }) => row.id))
      const stillTaken = outcome.failed.flatMap((refused) => takenOf(refused) ?? [])
      const waiting = new Set(stillTaken.map(({ row }) => row.id))
      setTaken((before) => [...stillTaken, ...before.filter(({ row }) => !asked.has(row.id))])
      tell({ ...outcome, failed: outcome.failed.filter(({ row }) => !waiting.has(row.id)) })
      onDone()
    } catch (error) {
      toast({
        type: "error",
        title: t("bin.manyNotRestored", { count: wanted.length }),
        description: reasonOf(error),
      })
    } finally {
      stopper.current = null
      setProgress(null)
    }
  }

  /** What remains to be asked about a posting that couldn't be restored: which reference it should get. */
  function takenOf({ row, error }: BroughtBack["failed"][number]): TakenRow | null {
    if (isTakenReference(error)) return { row, error, reason: null }
    const asked = taken.find((each) => each.row.id === row.id)
    const reason = referenceRefusal(error)
    return asked && reason ? { ...asked, reason } : null
  }

  function tell({ done, failed }: BroughtBack) {
    const [only] = done
    const about = aboutPostings(done)
    const own = done.flatMap(({ etag, ...row }) => (etag === null ? [] : [{ ...row, etag }]))
    if (only && done.length === 1)
      toast({
        title: t("postingChanges.backFromBin", { posting: quoted(only.title, words) }),
        about,
        ...(own[0] && { action: offerUndo({ kind: "return", job: own[0], etag: own[0].etag }) }),
      })
    else if (only)
      toast({
        title: t("bin.manyRestored", { count: done.length }),
        about,
        ...(own.length > 0 && { action: { label: t("ui.undo"), onClick: () => void deleteAgain(own) } }),
      })
    const [first] = failed
    if (!first) return
    const areTaken = failed.length > 1 && failed.every(({ error }) => isTakenReference(error))
    toast({
      type: "error",
      title:
        failed.length === 1
          ? t("bin.notRestored", { posting: quoted(first.row.title, words) })
          : t("bin.manyNotRestored", { count: failed.length }),
      description: areTaken ? t("bin.manyTaken") : reasonOf(first.error),
    })
  }

  /** Postings that someone has changed since then stay where they are. */
  async function deleteAgain(rows: readonly { id: number; etag: string }[]) {
    let [count, refused]: [number, unknown] = [0, null]
    const { signal } = new AbortController()
    await runEach(rows, { atOnce: deletedAtOnce, signal }, ({ id, etag }) =>
      removePosting(id, etag).then(
        () => void count++,
        (error: unknown) => void (refused ??= error),
      ),
    )
    if (count > 0) toast({ title: t("bin.returnedToBin", { count }) })
    if (refused)
      toast({ type: "error", title: t("postingChanges.notAllChanged"), description: reasonOf(refused) })
    void refetchJobs(client)
  }

  async function confirmErase(): Promise<void> {
    await erase(toErase)
    const [only] = toErase
    toast({
      title:
        only && toErase.length === 1
          ? t("bin.erased", { posting: quoted(only.title, words) })
          : t("bin.manyErased", { postings: t("postings.count", { count: toErase.length }) }),
    })
    onDone()
  }

  return {
    restore,
    restoring: bringBack.isPending,
    rounds,
    progress,
    /** Begins with no more postings; those already begun are awaited. */
    stop: () => {
      stopper.current?.abort()
      setProgress((present) => present && { ...present, stopping: true })
    },
    taken: taken[0] ?? null,
    /** Leaves it in the bin. */
    skipTaken: () => setTaken((before) => before.slice(1)),
    toErase,
    askErase: setToErase,
    confirmErase,
    closeErase: () => setToErase([]),
  }
}

export type BinWork = ReturnType<typeof useBinWork>
