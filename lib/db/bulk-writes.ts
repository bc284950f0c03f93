import type { BulkWrites } from "@/lib/domain/bulk-runs/bulk-run-store"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { ServiceError } from "@/lib/domain/errors"
import { type Message, say } from "@/lib/messages/message"
import { binStore } from "./bin"
import type { Client } from "./engine/client"
import { isMissingValue, withFaultsTranslated } from "./engine/faults"
import { type Steps, tell } from "./engine/steps"
import { jobStore, type NoteChange } from "./jobs/jobs"

/**
 * The writes of the run `runId`, which share a transaction if they wait at the same time. Each also stores, in that
 * transaction, that the posting at its position is changed and which version it became; a write that comes to nothing leaves
 * the posting waiting.
 */
export function bulkWrites(
  client: Client,
  noteChange: NoteChange,
  { runId, employerId }: { runId: number; employerId: EmployerId },
): BulkWrites {
  const { direct } = client
  const write = direct.writeTogether(employerId)

  /** `client`, with each write taken as that of the posting at `position`, making `version` of it; `partly` as in BulkWrites. */
  function noting(position: number, version: number, partly: Message[] | undefined): Client {
    const reasons = partly ? JSON.stringify(partly) : null
    const own = async <T>(steps: () => Steps<T>): Promise<T> => {
      try {
        return await write(() => noted([version, runId, position, reasons], steps))
      } catch (error) {
        if (!isMissingValue(error)) throw error
        throw new ServiceError("idempotency_in_progress", say("bulkRuns.unfinished"))
      }
    }
    return { ...client, direct: { ...direct, write: own } }
  }

  const reading = {
    jobs: withFaultsTranslated(jobStore(client, noteChange)),
    bin: withFaultsTranslated(binStore(client, noteChange)),
  }
  return (position, partly) => {
    const jobs = (version: number) =>
      withFaultsTranslated(jobStore(noting(position, version, partly), noteChange))
    const bin = (version: number) =>
      withFaultsTranslated(binStore(noting(position, version, partly), noteChange))
    return {
      jobs: {
        ...reading.jobs,
        save: (employerId, changes, options) =>
          jobs(options.replacing.version + 1).save(employerId, changes, options),
        remove: (employerId, options) => jobs(options.replacing.version + 1).remove(employerId, options),
      },
      bin: {
        ...reading.bin,
        bringBack: (employerId, deleted, back) =>
          bin(deleted.version + 1).bringBack(employerId, deleted, back),
      },
    }
  }
}

/**
 * If the posting is no longer waiting, its outcome becomes NULL, which the column refuses: the whole write fails, without a
 * round trip to check first.
 */
function* noted<T>(
  at: [version: number, runId: number, position: number, reasons: string | null],
  steps: () => Steps<T>,
): Steps<T> {
  yield* tell(
    `UPDATE bulk_run_jobs SET outcome = CASE WHEN outcome = 'waiting' THEN 'changed' END, version = $1, reasons = $4
      WHERE run_id = $2 AND position = $3`,
    at,
  )
  const came = yield* steps()
  const isNothing = came === false || (typeof came === "object" && came !== null && "conflict" in came)
  if (isNothing)
    yield* tell(
      "UPDATE bulk_run_jobs SET outcome = 'waiting', version = NULL, reasons = NULL WHERE run_id = $1 AND position = $2",
      at.slice(1, 3),
    )
  return came
}
