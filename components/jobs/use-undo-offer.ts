"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "next/navigation"
import { useCallback } from "react"
import { useAddress } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import type { ToastAction } from "@/components/ui/toast"
import { useMe } from "@/lib/queries/session"
import type { UndoableDeed } from "./undo-deed"

export type OfferUndo = (deed: UndoableDeed) => ToastAction

/** Creates a toast's offer to undo what was done. Its code is only loaded when the offer is accepted. */
export function useUndoOffer(): OfferUndo {
  const words = useMessages()
  const client = useQueryClient()
  const router = useRouter()
  const address = useAddress()
  const by = useMe().person.name
  return useCallback(
    (deed) => ({
      label: words.t("ui.undo"),
      onClick: async () => {
        const { undoDeed } = await import("./undo-deed")
        await undoDeed(deed, { client, words, by, go: (path) => router.push(address(path)) })
      },
    }),
    [words, client, by, router, address],
  )
}
