"use client"

import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"

/** What was added: underlined, for who cannot see its colour, and said to who does not see it. */
export function AddedText({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  return (
    <ins className="rounded-xs bg-positive-subtle box-decoration-clone px-0.5 underline-offset-3">
      <span className="sr-only"> {t("differences.added")} </span>
      {children}
    </ins>
  )
}

/** What was removed: struck through. */
export function RemovedText({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  return (
    <del className="rounded-xs bg-destructive-subtle box-decoration-clone px-0.5">
      <span className="sr-only"> {t("differences.removed")} </span>
      {children}
    </del>
  )
}
