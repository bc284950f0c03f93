import { useMutation, useQueryClient } from "@tanstack/react-query"
import { ApiError } from "./api-error"
import {
  forgetRows,
  type JobRow,
  type JobStatus,
  patchRow,
  putStatus,
  refetchJobs,
  removePosting,
} from "./jobs"
import { refusalInWords } from "./refusal-in-words"
import { runEach } from "./run-each"

/** What is to become of a job. */
export type RowChange = { job: JobRow; to: JobStatus | "deleted" }
export type FailedChange = RowChange & { reason: string }
export type JobChangesOutcome = { done: RowChange[]; failed: FailedChange[] }

type Request = { changes: readonly RowChange[]; signal: AbortSignal; onProgress: (finished: number) => void }

const atOnce = 4

/** Changes many jobs, a few at a time. Those that failed come back with the reason; those left when `signal` stops it in neither list. */
export function useChangeJobs() {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ changes, signal, onProgress }: Request): Promise<JobChangesOutcome> => {
      const outcome: JobChangesOutcome = { done: [], failed: [] }
      await runEach(changes, { atOnce, signal }, async (change) => {
        try {
          await make(change)
          outcome.done.push(change)
          if (change.to !== "deleted") patchRow(client, change.job.id, { status: change.to })
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) throw error
          outcome.failed.push({ ...change, reason: reasonOf(error) })
        }
        onProgress(outcome.done.length + outcome.failed.length)
      })
      return outcome
    },
    onSuccess: ({ done }) =>
      forgetRows(
        client,
        done.filter(({ to }) => to === "deleted").map(({ job }) => job.id),
      ),
    onSettled: () => void refetchJobs(client),
  })
}

async function make({ job, to }: RowChange): Promise<void> {
  if (to === "deleted") await removePosting(job.id)
  else await putStatus(job.id, to)
}

/** Why a change failed: of a posting that breaks a rule, the rules it breaks. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return "Somebody else has deleted it."
  return refusalInWords(error)
}
