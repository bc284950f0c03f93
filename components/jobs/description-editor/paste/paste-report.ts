import { type Message, type MessageKey, say } from "@/lib/messages/message"

export type PasteCounts = {
  headings: number
  tablesAsLines: number
  tablesAsLists: number
  images: number
  files: number
  media: number
  links: number
  comments: number
  deletions: number
  otherFormatting: number
}

export function noCounts(): PasteCounts {
  return {
    headings: 0,
    tablesAsLines: 0,
    tablesAsLists: 0,
    images: 0,
    files: 0,
    media: 0,
    links: 0,
    comments: 0,
    deletions: 0,
    otherFormatting: 0,
  }
}

export type PasteSource = "paste" | "drop"

const counted = {
  headings: "descriptionEditor.headings",
  tablesAsLines: "descriptionEditor.tablesAsLines",
  tablesAsLists: "descriptionEditor.tablesAsLists",
  images: "descriptionEditor.images",
  files: "descriptionEditor.files",
  media: "descriptionEditor.media",
  links: "descriptionEditor.links",
  comments: "descriptionEditor.comments",
  deletions: "descriptionEditor.deletions",
} as const satisfies Partial<Record<keyof PasteCounts, MessageKey>>

/** Everything that a person would miss, in one message; null if there is nothing. */
function changesIn(counts: PasteCounts): Message | null {
  const parts: Message[] = (Object.keys(counted) as (keyof typeof counted)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => say(counted[kind], { count: counts[kind] }))
  if (counts.otherFormatting > 0) parts.push(say("descriptionEditor.otherFormatting"))
  return parts.reduceRight<Message | null>(
    (rest, first) => (rest ? say("descriptionEditor.andThen", { first, rest }) : first),
    null,
  )
}

/** One sentence about what a paste changed, or null if it changed nothing that a person would miss. */
export function describePaste(counts: PasteCounts, source: PasteSource, empty: boolean): Message | null {
  const found = changesIn(counts)
  if (empty) {
    const changes = found ?? say("descriptionEditor.noText")
    return source === "drop"
      ? say("descriptionEditor.nothingAdded", { changes })
      : say("descriptionEditor.nothingPasted", { changes })
  }
  if (!found) return null
  return source === "drop"
    ? say("descriptionEditor.added", { changes: found })
    : say("descriptionEditor.pasted", { changes: found })
}
