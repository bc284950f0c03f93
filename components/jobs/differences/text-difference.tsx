"use client"

import { diffWordsWithSpace } from "diff"
import { useMemo } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { AddedText, RemovedText } from "./changed-text"
import { descriptionText } from "./description-text"
import { FoldedText } from "./folded-text"

export interface TextDifferenceProps {
  before: string
  after: string
}

/** Texts that differ in more places than anyone would want to look at are shown one after the other. */
const limits = { maxEditLength: 4_000, timeout: 400 }

/** A description with added and removed words marked; unchanged text is folded if it is long. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  const { t } = useMessages()
  const parts = useMemo(() => comparedTexts(descriptionText(before), descriptionText(after)), [before, after])
  if (parts.every(({ added, removed }) => !added && !removed))
    return <p className="text-muted-foreground">{t("differences.formattingOnly")}</p>
  return (
    <div className="whitespace-pre-wrap">
      {parts.map(({ value, added, removed }, index) => {
        if (added) return <AddedText key={index}>{value}</AddedText>
        if (removed) return <RemovedText key={index}>{value}</RemovedText>
        return <FoldedText key={index} text={value} first={index === 0} last={index === parts.length - 1} />
      })}
    </div>
  )
}

type TextPart = { value: string; added?: boolean; removed?: boolean }

function comparedTexts(before: string, after: string): TextPart[] {
  const whole: TextPart[] = [
    { value: before, removed: true },
    { value: `\n${after}`, added: true },
  ]
  return diffWordsWithSpace(before, after, limits) ?? whole
}
