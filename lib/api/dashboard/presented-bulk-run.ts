import type { BulkDeed } from "@/lib/domain/bulk-runs/bulk-deed"
import type { BulkRun, ListedBulkRun, SkippedPosting } from "@/lib/domain/bulk-runs/bulk-run"
import { isUndoable } from "@/lib/domain/bulk-runs/manage-bulk-runs"
import type { BulkTrial } from "@/lib/domain/bulk-runs/try-bulk-run"
import type { Language } from "@/lib/messages/language"
import type { Message } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"

export type SkippedAnswer = { position: number; id: number; title: string; reasons: string[] }

/**
 * What a run would do. `ids` are the matching postings, if asked for: starting the run with them changes exactly what
 * was tried.
 */
export type BulkTrialAnswer = Omit<BulkTrial, "reasons" | "named"> & {
  ids: number[] | null
  reasons: { reasons: string[]; count: number; withErrors: boolean }[]
  named: (SkippedAnswer & { withErrors: boolean })[]
}

/** A run as listed. */
export type ListedRunAnswer = Pick<BulkRunAnswer, "id" | "deed" | "undoes" | "state" | "total"> & {
  createdAt: string
}

/** A run as its person sees it. `canUndo` is the number of postings that can be undone now; for `partly`, see BulkCounts. */
export type BulkRunAnswer = {
  id: number
  deed: BulkDeed
  undoes: number | null
  state: BulkRun["state"]
  total: number
  changed: number
  unchanged: number
  skipped: number
  partly: number
  waiting: number
  canUndo: number
  createdAt: string
  finishedAt: string | null
}

export type BulkRunDetail = BulkRunAnswer & { skippedPostings: SkippedAnswer[]; moreSkipped: boolean }

export function presentBulkTrial(
  { reasons, named, ...counts }: BulkTrial,
  ids: number[] | null,
  language: Language,
): BulkTrialAnswer {
  const told = reasons.map((each) => ({ ...each, reasons: inWords(each.reasons, language) }))
  return { ...counts, ids, reasons: told, named: named.map((each) => presentSkipped(each, language)) }
}

export function presentListedRun({
  id: runId,
  deed: asked,
  undoes,
  state,
  total,
  createdAt,
}: ListedBulkRun): ListedRunAnswer {
  return { id: runId, deed: asked, undoes, state, total, createdAt: createdAt.toISOString() }
}

export function presentBulkRun(run: BulkRun): BulkRunAnswer {
  const { id: runId, deed: asked, undoes, state, total, counts, standing, createdAt, finishedAt } = run
  return {
    ...{ id: runId, deed: asked, undoes, state, total, ...counts },
    canUndo: isUndoable(run) ? standing : 0,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt && finishedAt.toISOString(),
  }
}

export function presentSkipped<Posting extends SkippedPosting>(
  { reasons, ...posting }: Posting,
  language: Language,
): Omit<Posting, "reasons"> & { reasons: string[] } {
  return { ...posting, reasons: inWords(reasons, language) }
}

function inWords(reasons: Message[], language: Language): string[] {
  return reasons.map((reason) => textOf(reason, language))
}
