import type { QueryClient } from "@tanstack/react-query"
import type { RefObject } from "react"
import type { Words } from "@/components/messages/words"
import { dismissToasts, toast } from "@/components/ui/toast"
import { changeJobs, type JobChangesOutcome, reasonOf, type RowChange } from "@/lib/queries/job-changes"
import type { JobRow } from "@/lib/queries/jobs"
import { aboutPostings } from "../job-words"
import { type PublishQuestion, publishQuestion } from "../publish-question"
import type { ListDeed } from "../status-deeds"
import { manyChanged, nothingChanged } from "../status-messages"

export type ListRun = { deed: ListDeed; finished: number; total: number }
export type BulkOutcome = JobChangesOutcome & { deed: ListDeed }
export type BulkStart = { to: Exclude<ListDeed, "undo">; jobs: readonly JobRow[] }

/** Where a run tells how far it has come, and what it needs. */
export interface BulkCircumstances {
  client: QueryClient
  words: Words
  /** Who does it, by name. */
  by: string
  /** Of the run that is under way: there is one at a time. */
  stopper: RefObject<AbortController | null>
  onProgress: (run: ListRun | null) => void
  onReport: (report: BulkOutcome | null) => void
  onEnd: (deed: ListDeed, outcome: JobChangesOutcome) => void
  ask: (question: PublishQuestion) => void
}

/** Changes those of `jobs` that are not so already; before postings with errors are published, it asks. */
export async function startBulk({ to, jobs }: BulkStart, circumstances: BulkCircumstances): Promise<void> {
  const { client, words, ask } = circumstances
  const changed = jobs.filter(({ status }) => status !== to)
  if (changed.length === 0) {
    if (to !== "deleted") toast(nothingChanged(to, jobs.length, words))
    return
  }
  const run = (chosen: readonly JobRow[]) => {
    const changes = chosen.map((job) => ({ job, to }))
    void runBulk({ deed: to, changes, already: jobs.length - changed.length }, circumstances)
  }
  const question = to === "active" ? await publishQuestion(client, changed, run) : null
  if (question) ask(question)
  else run(changed)
}

type Run = { deed: ListDeed; changes: readonly RowChange[]; already?: number }

/** Makes `changes`, and says what came of them. */
export async function runBulk(
  { deed, changes, already = 0 }: Run,
  circumstances: BulkCircumstances,
): Promise<void> {
  const { client, words, stopper, onProgress, onReport, onEnd } = circumstances
  if (stopper.current) return
  const controller = (stopper.current = new AbortController())
  const total = changes.length
  const about = aboutPostings(changes.map(({ job }) => job))
  dismissToasts(about)
  onReport(null)
  onProgress({ deed, finished: 0, total })
  try {
    const outcome = await changeJobs(client, {
      changes,
      signal: controller.signal,
      onProgress: (finished) => onProgress({ deed, finished, total }),
    })
    if (outcome.failed.length > 0) onReport({ ...outcome, deed })
    else tell({ deed, changes, already }, outcome, circumstances)
    onEnd(deed, outcome)
  } catch (error) {
    toast({
      type: "error",
      title: words.t("postingChanges.notAllChanged"),
      description: reasonOf(error),
      about,
    })
  } finally {
    stopper.current = null
    onProgress(null)
  }
}

function tell(
  { deed, changes, already }: Required<Run>,
  outcome: JobChangesOutcome,
  circumstances: BulkCircumstances,
): void {
  const { words, by } = circumstances
  const own = outcome.done.filter(({ isOwn }) => isOwn)
  const back = own.map(({ job, etag }) => ({ job, to: "undone" as const, etag, by }))
  const undo = {
    label: words.t("ui.undo"),
    onClick: () => void runBulk({ deed: "undo", changes: back }, circumstances),
  }
  const canUndo = deed !== "undo" && back.length > 0
  toast({
    ...manyChanged(deed, outcome, { asked: changes.length, already }, words),
    about: aboutPostings(outcome.done.map(({ job }) => job)),
    ...(canUndo && { action: undo }),
  })
}
