"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { loadedWhenIdle } from "@/components/ui/on-demand"
import { toast } from "@/components/ui/toast"
import type { JobRow } from "@/lib/queries/jobs"
import { aboutPostings, quoted } from "../job-words"
import { useUndoOffer } from "../use-undo-offer"
import { idsOf, listPlace, neighbourOf, rowLink, rowMenuButton } from "./row-focus"

const changing = loadedWhenIdle(() => import("@/lib/queries/change-job"))

/** Asking before postings are deleted, deleting one of them, and where the focus is afterwards. */
export function useDeletion(rows: readonly JobRow[], deleteMany: (jobs: readonly JobRow[]) => void) {
  const words = useMessages()
  const client = useQueryClient()
  const offerUndo = useUndoOffer()
  const [asked, setAsked] = useState<readonly JobRow[]>([])
  const [open, setOpen] = useState(false)
  /** Once deleted: the posting whose row is next. */
  const next = useRef<{ id: number | null } | null>(null)

  const ask = useCallback((jobs: readonly JobRow[]) => {
    next.current = null
    setAsked(jobs)
    setOpen(true)
  }, [])

  async function confirm() {
    const [only] = asked
    if (!only || asked.length > 1) return deleteMany(asked)
    const neighbour = neighbourOf(idsOf(rows), new Set([only.id]))
    const { deletePosting } = await changing()
    const removed = await deletePosting(client, only)
    next.current = { id: neighbour }
    const title = words.t("postings.deleted", { posting: quoted(only.title, words) })
    const undo = removed && { action: offerUndo({ kind: "deletion", job: only }) }
    toast({ title, about: aboutPostings(asked), ...undo })
  }

  function focusAfter(): HTMLElement | null {
    if (next.current) return rowLink(next.current.id) ?? listPlace()
    const stop = document.querySelector<HTMLElement>("[data-bulk-stop]")
    return stop ?? (asked.length === 1 ? rowMenuButton(asked[0]?.id) : null)
  }

  // As they are now, for what they are may have changed while somebody thinks.
  const jobs = asked.map((job) => rows.find(({ id }) => id === job.id) ?? job)
  return { ask, confirm, focusAfter, jobs, open, close: () => setOpen(false) }
}
