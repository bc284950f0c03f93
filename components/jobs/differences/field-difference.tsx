"use client"

import { Fragment, type ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { onDemand } from "@/components/ui/on-demand"
import { DescriptionView } from "../job-preview/description-view"
import { AddedText, RemovedText } from "./changed-text"
import type { ToldChange } from "./field-changes"
import { fieldParts } from "./job-field-words"
import type { TextDifferenceProps } from "./text-difference"

const TextDifference = onDemand<TextDifferenceProps>(
  async () => (await import("./text-difference")).TextDifference,
)

/** What one field said before and says now. */
export function FieldDifference({ change }: { change: ToldChange }) {
  const words = useMessages()
  const { field, before, after } = change
  if (field === "description") {
    const [old, now] = [before ?? "", after ?? ""].map(String)
    if (!old || !now) return <DescriptionView html={old || now || ""} />
    return <TextDifference before={old} after={now ?? ""} />
  }
  const [old, now] = [fieldParts(field, before, words), fieldParts(field, after, words)]
  if (Array.isArray(before) && Array.isArray(after)) return <ListDifference before={old} after={now} />
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      {old.length > 0 ? <RemovedText>{old.join(" · ")}</RemovedText> : null}
      {old.length > 0 ? <Arrow /> : null}
      {now.length > 0 ? (
        <AddedText>{now.join(" · ")}</AddedText>
      ) : (
        <span className="text-muted-foreground">{words.t("differences.none")}</span>
      )}
    </span>
  )
}

function Arrow() {
  return (
    <span aria-hidden className="text-muted-foreground">
      →
    </span>
  )
}

/** A list with its additions and removals. If only its order changed, it is shown before and after. */
function ListDifference({ before, after }: { before: string[]; after: string[] }) {
  const removed = before.filter((each) => !after.includes(each))
  const added = after.filter((each) => !before.includes(each))
  if (removed.length + added.length === 0)
    return (
      <span className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        <RemovedText>{before.join(" · ")}</RemovedText>
        <Arrow />
        <AddedText>{after.join(" · ")}</AddedText>
      </span>
    )
  const parts: ReactNode[] = [
    ...removed.map((each) => <RemovedText key={`-${each}`}>{each}</RemovedText>),
    ...after.map((each) => (added.includes(each) ? <AddedText key={`+${each}`}>{each}</AddedText> : each)),
  ]
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? " · " : null}
      {part}
    </Fragment>
  ))
}
