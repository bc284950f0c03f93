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

/** Asks before a posting is deleted, deletes it, and says where the focus goes afterwards. */
export function useDeletion(rows: readonly JobRow[]) {
  const words = useMessages()
  const client = useQueryClient()
  const offerUndo = useUndoOffer()
  const [asked, setAsked] = useState<JobRow | null>(null)
  const [open, setOpen] = useState(false)
  /** Set once deleted: the posting of the neighbouring row. */
  const next = useRef<{ id: number | null } | null>(null)

  const ask = useCallback((job: JobRow) => {
    next.current = null
    setAsked(job)
    setOpen(true)
  }, [])

  async function confirm() {
    if (!asked) return
    const neighbour = neighbourOf(idsOf(rows), new Set([asked.id]))
    const { deletePosting } = await changing()
    const removed = await deletePosting(client, asked)
    next.current = { id: neighbour }
    const title = words.t("postings.deleted", { posting: quoted(asked.title, words) })
    const undo = removed && { action: offerUndo({ kind: "deletion", job: asked }) }
    toast({ title, about: aboutPostings([asked]), ...undo })
  }

  const focusAfter = () =>
    next.current ? (rowLink(next.current.id) ?? listPlace()) : rowMenuButton(asked?.id)

  // The current version, since it may have changed while the question was open.
  const job = rows.find(({ id }) => id === asked?.id) ?? asked
  return { ask, confirm, focusAfter, job, open, close: () => setOpen(false) }
}
