import type { BatchStore, ResultOf } from "@/lib/domain/batches/batch-store"
import type { WritingTurn } from "@/lib/domain/batches/writing-turns"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { ServiceError } from "@/lib/domain/errors"
import type { IdempotencyMark } from "@/lib/domain/idempotency/idempotency-store"
import type { Job } from "@/lib/domain/jobs/job"
import { say } from "@/lib/messages/message"
import type { Client } from "./engine/client"
import type { Direct } from "./engine/direct"
import { isLockTimeout, isUniqueViolation, withFaultsTranslated } from "./engine/faults"
import { instant, rowMarks, type Steps, tell } from "./engine/steps"
import { storeResult, takeKey } from "./idempotency-keys"
import { jobStore, type NoteChange } from "./jobs/jobs"

/** Only a write that took effect keeps its result; any other frees its key. */
type Marked = { employerId: EmployerId; mark: IdempotencyMark; result(job: Job | null): unknown }

/** Batches in the database; see BatchStore for what each call promises. */
export function batchStore(client: Client, noteChange: NoteChange): BatchStore {
  const { direct } = client
  const storeThat = (write: Direct["write"]) =>
    withFaultsTranslated(jobStore({ ...client, direct: { ...direct, write } }, noteChange))

  return {
    jobs(employerId) {
      const together = direct.writeTogether(employerId)
      const inTurn = ({ take }: WritingTurn): Direct["write"] => {
        return (steps) => take(() => together(steps))
      }
      return {
        plain: (turn) => storeThat(inTurn(turn)),
        under(turn, mark, resultOf) {
          const write = inTurn(turn)
          const storeOf = (did: Parameters<ResultOf>[0]) => {
            const marked = { employerId, mark, result: (job: Job | null) => resultOf(did, job) }
            return storeThat((steps) => writeMarked(client, write, marked, steps))
          }
          return {
            ...storeThat(write),
            add: (...job) => storeOf("created").add(...job),
            save: (...job) => storeOf("saved").save(...job),
            remove: (...job) => storeOf("deleted").remove(...job),
          }
        },
      }
    },

    ...withFaultsTranslated(keptBatches(client)),
  }
}

/** The stored batches, and the result of each operation. */
function keptBatches({ direct, read }: Client): Omit<BatchStore, "jobs"> {
  return {
    async begin(employerId, mark) {
      const { key } = mark
      await direct.write(() => beginBatch(employerId, mark))
      const row = await read.idempotencyKey.findUniqueOrThrow({
        where: { employerId_key: { employerId, key } },
        select: { fingerprint: true, createdAt: true },
      })
      return { fingerprint: row.fingerprint, begun: row.createdAt }
    },

    async results(employerId, keys, since) {
      const rows = await read.idempotencyKey.findMany({
        where: { employerId, key: { in: keys }, createdAt: { gt: since } },
        select: { key: true, result: true },
      })
      return new Map(rows.map(({ key, result }) => [key, JSON.parse(result) as unknown]))
    },

    async keep(employerId, results) {
      if (results.length > 0) await direct.write(() => keepResults(employerId, results))
    },
  }
}

/** Runs `steps` and stores the key and its result in the same transaction; throws `idempotency_in_progress` if the key is taken. */
async function writeMarked<T>(
  { kind, read }: Client,
  write: Direct["write"],
  marked: Marked,
  steps: () => Steps<T>,
): Promise<T> {
  try {
    return await write(() => withMark(kind, marked, steps()))
  } catch (error) {
    const { employerId, mark } = marked
    const isTaken =
      isLockTimeout(error) ||
      (isUniqueViolation(error) &&
        (await read.idempotencyKey.count({ where: { employerId, key: mark.key } })) > 0)
    if (!isTaken) throw error
    throw new ServiceError("idempotency_in_progress", say("jobs.stillRunning"), { retryAfter: 1 })
  }
}

function* withMark<T>(kind: Client["kind"], { employerId, mark, result }: Marked, steps: Steps<T>): Steps<T> {
  yield* takeKey(kind, employerId, mark)
  const came = yield* steps
  if (came === false || (typeof came === "object" && came !== null && "conflict" in came))
    yield* tell("DELETE FROM idempotency_keys WHERE employer_id = $1 AND key = $2", [employerId, mark.key])
  else yield* storeResult(employerId, mark, result(savedBy(came)))
  return came
}

/** The job that a write saved; null for a deletion. */
function savedBy(came: unknown): Job | null {
  return typeof came === "object" && came !== null && "saved" in came ? (came.saved as Job) : null
}

function* beginBatch(employerId: EmployerId, { key, fingerprint, now, since }: IdempotencyMark): Steps<void> {
  yield* tell("DELETE FROM idempotency_keys WHERE employer_id = $1 AND key = $2 AND created_at <= $3", [
    employerId,
    key,
    instant(since),
  ])
  yield* tell(
    `INSERT INTO idempotency_keys (employer_id, key, fingerprint, result, created_at) VALUES ($1, $2, $3, '{}', $4)
      ON CONFLICT (employer_id, key) DO NOTHING`,
    [employerId, key, fingerprint, instant(now)],
  )
}

function* keepResults(
  employerId: EmployerId,
  results: { mark: IdempotencyMark; result: unknown }[],
): Steps<void> {
  const rows = results.map(({ mark: { key, fingerprint, now }, result }) => {
    return [employerId, key, fingerprint, JSON.stringify(result), instant(now)]
  })
  yield* tell(
    `INSERT INTO idempotency_keys (employer_id, key, fingerprint, result, created_at) VALUES ${rowMarks(rows)}
      ON CONFLICT (employer_id, key) DO NOTHING`,
    rows.flat(),
  )
}
