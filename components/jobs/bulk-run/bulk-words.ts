import type { Words } from "@/components/messages/words"
import type { BulkRunAnswer } from "@/lib/queries/bulk-runs"
import type { BulkKind } from "./bulk-asked"

/** What a deed does with so many postings, as a button and as a title. */
export function bulkTitle(kind: BulkKind, count: number, { t }: Words): string {
  const postings = t("postings.count", { count })
  if (kind === "publish" || kind === "archive" || kind === "delete")
    return t(`bulkPage.${kind}`, { postings })
  return t(`bulkPage.${kind}`)
}

/** The same on the button that begins it. */
export function bulkStartLabel(kind: BulkKind, count: number, words: Words): string {
  const named = kind === "publish" || kind === "archive" || kind === "delete"
  if (named) return bulkTitle(kind, count, words)
  return words.t("bulkPage.start", { postings: words.t("postings.count", { count }) })
}

const underWay = {
  publish: "postingChanges.publishing",
  archive: "postingChanges.archiving",
  delete: "postingChanges.deleting",
} as const

const cameTo = {
  publish: "postingChanges.manyPublished",
  archive: "postingChanges.manyArchived",
  delete: "postingChanges.manyDeleted",
} as const

const isNamed = (kind: string): kind is keyof typeof cameTo => kind in cameTo

/** How far a run has come. */
export function bulkProgress(
  { deed: { kind }, undoes, total, waiting }: BulkRunAnswer,
  { t }: Words,
): string {
  const values = { finished: total - waiting, total }
  if (undoes !== null) return t("postingChanges.restoring", values)
  return t(isNamed(kind) ? underWay[kind] : "bulkPage.underWay", values)
}

/** What a run that is over has come to. */
export function bulkOutcome({ deed: { kind }, undoes, changed }: BulkRunAnswer, { t }: Words): string {
  if (undoes !== null) return t("postingChanges.manyRestored", { count: changed })
  return t(isNamed(kind) ? cameTo[kind] : "bulkPage.changed", { count: changed })
}
