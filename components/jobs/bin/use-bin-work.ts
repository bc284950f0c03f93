"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { toast } from "@/components/ui/toast"
import type { ApiError } from "@/lib/queries/api-error"
import {
  type BinRow,
  type BroughtBack,
  type ReturnedRow,
  useBringBack,
  useEraseJobs,
  type WantedBack,
} from "@/lib/queries/bin"
import { removePosting } from "@/lib/queries/change-job"
import { reasonOf } from "@/lib/queries/job-changes"
import { refetchJobs } from "@/lib/queries/jobs"
import { aboutPostings, quoted } from "../job-words"
import { isTakenReference } from "../reference-choice"
import { useUndoOffer } from "../use-undo-offer"

/** A posting whose reference another has now. */
export type TakenRow = { row: BinRow; error: ApiError }

/** Restoring from the bin and deleting for good, with what is to be asked and told. */
export function useBinWork(onDone: () => void) {
  const words = useMessages()
  const { t } = words
  const client = useQueryClient()
  const bringBack = useBringBack()
  const { mutateAsync: erase } = useEraseJobs()
  const offerUndo = useUndoOffer()
  /** To be asked about, one after the other. */
  const [taken, setTaken] = useState<readonly TakenRow[]>([])
  const [toErase, setToErase] = useState<readonly BinRow[]>([])

  async function restore(wanted: readonly WantedBack[]): Promise<void> {
    try {
      const outcome = await bringBack.mutateAsync(wanted)
      const asked = new Set(wanted.map(({ row }) => row.id))
      const stillTaken = outcome.failed.flatMap(({ row, error }) =>
        isTakenReference(error) ? [{ row, error }] : [],
      )
      setTaken((before) => [...stillTaken, ...before.filter(({ row }) => !asked.has(row.id))])
      tell(outcome)
      onDone()
    } catch (error) {
      toast({
        type: "error",
        title: t("bin.manyNotRestored", { count: wanted.length }),
        description: reasonOf(error),
      })
    }
  }

  function tell({ done, failed }: BroughtBack) {
    const [only] = done
    const about = aboutPostings(done)
    if (only && done.length === 1)
      toast({
        title: t("postingChanges.backFromBin", { posting: quoted(only.title, words) }),
        about,
        action: offerUndo({ kind: "return", job: only, etag: only.etag }),
      })
    else if (only)
      toast({
        title: t("bin.manyRestored", { count: done.length }),
        about,
        action: { label: t("ui.undo"), onClick: () => void deleteAgain(done) },
      })
    const refused = failed.filter(({ error }) => !isTakenReference(error))
    const [first] = refused
    if (!first) return
    toast({
      type: "error",
      title:
        refused.length === 1
          ? t("bin.notRestored", { posting: quoted(first.row.title, words) })
          : t("bin.manyNotRestored", { count: refused.length }),
      description: reasonOf(first.error),
    })
  }

  /** What somebody has changed since stays where it is. */
  async function deleteAgain(rows: readonly ReturnedRow[]) {
    let [count, refused]: [number, unknown] = [0, null]
    for (const { id, etag } of rows)
      await removePosting(id, etag).then(
        () => void count++,
        (error: unknown) => void (refused ??= error),
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
