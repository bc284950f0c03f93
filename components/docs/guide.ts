import type { ReactNode } from "react"

/** The sections of the guide in order; the table of contents links to them. */
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

/** What the guide shows besides its own text: the source of the example that does a complete task. */
export type GuideGiven = { syncProgram: string }

type GuideSectionText = { title: string; text: (given: GuideGiven) => ReactNode }

/** Every section of the guide in one language. */
export type GuideSections = Record<(typeof guideSectionIds)[number], GuideSectionText>
