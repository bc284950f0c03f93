import type { ReactNode } from "react"

/** The parts of the guide in their order: what stands at its side leads to them. */
export const guideSectionIds = [
  "quick-start",
  "authentication",
  "postings",
  "paging",
  "reference-data",
  "errors",
  "retries",
  "concurrent-edits",
  "many",
  "changes",
  "webhooks",
  "posting-check",
  "sync",
  "dates",
  "html",
  "locations",
  "limits",
  "versions",
  "changelog",
] as const

/** What the guide says, but for its sentences: the text of the example that does a whole task. */
export type GuideGiven = { syncProgram: string }

type GuideSectionText = { title: string; text: (given: GuideGiven) => ReactNode }

/** Every part of the guide in one language. */
export type GuideSections = Record<(typeof guideSectionIds)[number], GuideSectionText>
