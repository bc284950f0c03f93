"use client"

import { useMessages } from "@/components/messages/use-messages"
import { StatusDot } from "@/components/ui/status-dot"
import { findingCountWords } from "./finding-groups"
import { panelId, showCheckPanel } from "./show-check-panel"
import { useLiveFindings } from "./use-live-findings"

/** How many errors and warnings are open, beside the buttons that save: on a phone, the panel is far away from them. */
export function FindingsJump() {
  const words = useMessages()
  const findings = useLiveFindings()?.findings ?? []
  const said = findingCountWords(findings, words, ["error", "warning"])
  if (!said) return null
  const isError = findings.some(({ severity }) => severity === "error")
  return (
    <a
      href={`#${panelId}`}
      aria-label={words.t("postingCheck.jump", { findings: said })}
      onClick={(event) => {
        event.preventDefault()
        showCheckPanel()
      }}
      className="rounded-sm text-compact underline-offset-4 hover:underline"
    >
      <StatusDot tone={isError ? "negative" : "warning"}>{said}</StatusDot>
    </a>
  )
}
