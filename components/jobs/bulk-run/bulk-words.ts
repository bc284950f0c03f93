import type { Words } from "@/components/messages/words"
import type { BulkRunAnswer } from "@/lib/queries/bulk-runs"
import type { BulkKind } from "./bulk-asked"

/** What an action does with this many postings, as a button and as a title. */
export function bulkTitle(kind: BulkKind, count: number, { t }: Words): string {
  const postings = t("postings.count", { count })
  return namesItsPostings(kind) ? t(`bulkPage.${kind}`, { postings }) : t(`bulkPage.${kind}`)
}

/** Whether the title of an action includes the number of postings. */
export const namesItsPostings = (kind: BulkKind): kind is "publish" | "archive" | "delete" => kind in cameTo

/** The same on the button that starts it. */
export function bulkStartLabel(kind: BulkKind, count: number, words: Words): string {
  if (namesItsPostings(kind)) return bulkTitle(kind, count, words)
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

/** The progress of a run. */
export function bulkProgress(run: BulkRunAnswer, words: Words): string {
  return progressAt(run, run.total - run.waiting, words)
}

/** The same in quarters, which is often enough for a screen reader. */
export function heardProgress(run: BulkRunAnswer, words: Words): string {
  const finished = run.total - run.waiting
  return progressAt(run, finished - (finished % Math.ceil(run.total / 4)), words)
}

function progressAt(
  { deed: { kind }, undoes, total }: BulkRunAnswer,
  finished: number,
  { t }: Words,
): string {
  const values = { finished, total }
  if (undoes !== null) return t("postingChanges.restoring", values)
  return t(namesItsPostings(kind) ? underWay[kind] : "bulkPage.underWay", values)
}

/** The outcome of a run that is over. */
export function bulkOutcome(
  { deed: { kind }, undoes, changed, partly }: BulkRunAnswer,
  { t }: Words,
): string {
  if (undoes !== null) return t("postingChanges.manyRestored", { count: changed - partly })
  return t(namesItsPostings(kind) ? cameTo[kind] : "bulkPage.changed", { count: changed })
}

/** Whether nothing is left of what a finished run did. */
export function isTakenBack({ undoes, changed, canUndo, finishedAt }: BulkRunAnswer): boolean {
  return finishedAt !== null && undoes === null && changed > 0 && canUndo === 0
}
