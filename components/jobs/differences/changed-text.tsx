"use client"

import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"

/** Added text: underlined for people who can't see its colour, and announced to people who can't see it at all. */
export function AddedText({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  return (
    <ins className="rounded-xs bg-positive-subtle box-decoration-clone px-0.5 underline-offset-3">
      <span className="sr-only"> {t("differences.added")} </span>
      {children}
    </ins>
  )
}

/** Removed text, struck through. */
export function RemovedText({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  return (
    <del className="rounded-xs bg-destructive-subtle box-decoration-clone px-0.5">
      <span className="sr-only"> {t("differences.removed")} </span>
      {children}
    </del>
  )
}
