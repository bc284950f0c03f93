import type { QueryClient } from "@tanstack/react-query"
import { say } from "@/lib/messages/message"
import { inPageWords } from "@/lib/messages/page-speech"
import { ApiError } from "./api-error"
import { putStatus, removePosting } from "./change-job"
import { forgetRows, type JobRow, type JobStatus, patchRow, refetchJobs } from "./jobs"
import { refusalInWords } from "./refusal-in-words"
import { runEach } from "./run-each"

/**
 * What is to become of a job. To undo takes it back to what `job` is; `etag` is what it had become, none where it was deleted, and `by`
 * who undoes, by name: their own change it was.
 */
export type RowChange = { job: JobRow; to: JobStatus | "deleted" } | UndoneChange
type UndoneChange = { job: JobRow; to: "undone"; etag: string | undefined; by: string }
/** `isOwn` is false where somebody else had done it before. */
export type DoneChange = RowChange & { etag: string | undefined; isOwn: boolean }
export type FailedChange = RowChange & { reason: string }
export type JobChangesOutcome = { done: DoneChange[]; failed: FailedChange[] }

type Request = { changes: readonly RowChange[]; signal: AbortSignal; onProgress: (finished: number) => void }

const atOnce = 4

/** Changes many jobs, a few at a time. Those that failed come back with the reason; those left when `signal` stops it in neither list. */
export async function changeJobs(
  client: QueryClient,
  { changes, signal, onProgress }: Request,
): Promise<JobChangesOutcome> {
  const outcome: JobChangesOutcome = { done: [], failed: [] }
  try {
    await runEach(changes, { atOnce, signal }, async (change) => {
      try {
        const { job, to } = change
        outcome.done.push({ ...change, ...(await make(change)) })
        if (to !== "deleted") patchRow(client, job.id, { status: to === "undone" ? job.status : to })
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) throw error
        outcome.failed.push({ ...change, reason: reasonOf(error) })
      }
      onProgress(outcome.done.length + outcome.failed.length)
    })
    const deleted = outcome.done.filter(({ to }) => to === "deleted")
    forgetRows(
      client,
      deleted.map(({ job }) => job.id),
    )
    return outcome
  } finally {
    void refetchJobs(client)
  }
}

/** Makes a change, and answers the tag of what the job is then, none where it is deleted. */
async function make(change: RowChange): Promise<Pick<DoneChange, "etag" | "isOwn">> {
  const { job, to } = change
  if (to === "deleted") return { etag: undefined, isOwn: await removePosting(job.id) }
  if (to !== "undone") return { etag: (await putStatus(job.id, to)).etag, isOwn: true }
  const { undoDeletion, undoLatestChange } = await import("./restoring")
  const { etag, by } = change
  await (etag ? undoLatestChange(job.id, etag, { status: job.status, by }) : undoDeletion(job.id, by))
  return { etag: undefined, isOwn: true }
}

/** Why a change failed: of a posting that breaks a rule, the rules it breaks. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return inPageWords(say("ui.deletedMeanwhile"))
  if (error instanceof ApiError && error.status === 412) return inPageWords(say("ui.changedMeanwhile"))
  return refusalInWords(error)
}
