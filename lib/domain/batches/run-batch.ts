import { othersTurn } from "@/lib/others-turn"
import type { Context } from "../context"
import { ServiceError } from "../errors"
import { fingerprintOf } from "../idempotency/fingerprint"
import { type IdempotencyMark, idempotencyHours } from "../idempotency/idempotency-store"
import { type Action, isPermitted } from "../permissions"
import { say } from "@/lib/messages/message"
import type { BatchOperation, Outcome } from "./batch"
import { independentGroups } from "./independent"
import { keptOutcome, readOutcome } from "./kept-outcome"
import { outcomeOf, performOperation, type TagOf } from "./perform-operation"
import { inWritingTurns, type WritingTurn } from "./writing-turns"

const hour = 3_600_000

type Options = { dryRun: boolean; tagOf: TagOf }

/** Performs one operation, which writes when it is its `turn`. */
type Perform = (operation: BatchOperation, index: number, turn: WritingTurn) => Promise<Outcome>

/**
 * Performs `operations` as if in order, each as the single call would and as a whole or not at all; one that fails
 * doesn't stop the others (contract 3.3). Other requests are served in between.
 */
export async function runBatch(
  context: Context,
  operations: readonly BatchOperation[],
  options: Options,
): Promise<Outcome[]> {
  const { plain } = context.stores.batches.jobs(context.employer.id)
  const perform: Perform = (operation, _, turn) =>
    attempt({ ...context, stores: { ...context.stores, jobs: plain(turn) } }, operation, options)
  return options.dryRun ? oneByOne(operations, perform) : inGroups(operations, perform)
}

/**
 * The same, once for all requests of the employer with `key` within 24 hours. Results are stored with each operation, so that a batch
 * that broke off continues where it was, and a complete one is answered again (`replayed`). Faults of the service are not stored: those
 * operations are tried again. Throws `idempotency_mismatch` or `idempotency_in_progress`.
 */
export async function runBatchOnce(
  context: Context,
  operations: readonly BatchOperation[],
  options: Options,
  key: string,
): Promise<{ outcomes: Outcome[]; replayed: boolean }> {
  const { stores, employer, clock } = context
  const { batches } = stores
  const now = clock.now()
  const since = new Date(now.getTime() - idempotencyHours * hour)
  const fingerprint = fingerprintOfBatch(context, operations)
  const begun = await batches.begin(employer.id, { key, fingerprint, now, since })
  if (begun.fingerprint !== fingerprint)
    throw new ServiceError("idempotency_mismatch", say("batches.otherBody"))
  // All results get the age of the batch, so that they expire together.
  const marks = operations.map((_, index): IdempotencyMark => {
    return { key: keyOf(key, index), fingerprint, now: begun.begun, since }
  })
  const kept = async () =>
    batches.results(
      employer.id,
      marks.map((mark) => mark.key),
      since,
    )
  const before = await kept()
  const jobs = batches.jobs(employer.id)
  const by = { this: 0, others: before.size }

  const outcomes = await inGroups(operations, async (operation, index, turn) => {
    const mark = marks[index] as IdempotencyMark
    if (before.has(mark.key)) return readOutcome(before.get(mark.key))
    const under = jobs.under(turn, mark, (did, job) => {
      return keptOutcome(outcomeOf(context, operation, { did, job, tagOf: options.tagOf }))
    })
    const outcome = await attempt({ ...context, stores: { ...stores, jobs: under } }, operation, options)
    const taken = isTaken(outcome)
    if (taken) by.others++
    else if (!("failed" in outcome)) by.this++
    return taken ? resultOfOther(mark, outcome) : outcome
  })
  /** Another request with the same key has performed it in the meantime, or is about to. */
  async function resultOfOther({ key }: IdempotencyMark, { failed }: { failed: unknown }): Promise<Outcome> {
    const results = await batches.results(employer.id, [key], since)
    if (!results.has(key)) throw failed
    return readOutcome(results.get(key))
  }

  if (before.size === operations.length) return { outcomes, replayed: true }
  const definite = outcomes.flatMap((outcome, index) => {
    const result = keptOutcome(outcome)
    return result === null ? [] : [{ mark: marks[index] as IdempotencyMark, result }]
  })
  await batches.keep(employer.id, definite)
  // If two requests ran at the same time, both answer with what was stored first.
  const after = await kept()
  const answered = outcomes.map((outcome, index) => {
    const { key } = marks[index] as IdempotencyMark
    return after.has(key) ? readOutcome(after.get(key)) : outcome
  })
  return { outcomes: answered, replayed: by.this === 0 && by.others > 0 }
}

function inGroups(operations: readonly BatchOperation[], perform: Perform): Promise<Outcome[]> {
  return inTurn(operations, independentGroups(operations), perform)
}

/** A dry run has no write to share, and its check is CPU-bound, so other requests are served after each operation. */
function oneByOne(operations: readonly BatchOperation[], perform: Perform): Promise<Outcome[]> {
  const groups = operations.map((_, index) => ({ start: index, end: index + 1 }))
  return inTurn(operations, groups, perform)
}

async function inTurn(
  operations: readonly BatchOperation[],
  groups: readonly { start: number; end: number }[],
  perform: Perform,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { start, end } of groups) {
    const group = operations.slice(start, end)
    const performed = inWritingTurns(group, (operation, index, turn) =>
      perform(operation, start + index, turn),
    )
    outcomes.push(...(await performed))
    await othersTurn()
  }
  return outcomes
}

async function attempt(context: Context, operation: BatchOperation, options: Options): Promise<Outcome> {
  try {
    return await performOperation(context, operation, options)
  } catch (failed) {
    return { failed }
  }
}

function isTaken(outcome: Outcome): outcome is { failed: ServiceError } {
  return (
    "failed" in outcome &&
    outcome.failed instanceof ServiceError &&
    outcome.failed.code === "idempotency_in_progress"
  )
}

/** A key that a caller sends never contains a space. */
function keyOf(key: string, index: number): string {
  return `${key} ${index}`
}

const tellingPermissions: Action[] = ["jobs:read", "jobs:write", "jobs:delete", "jobs:confidential"]

/** What was asked for, and what the caller may do, so that a caller with fewer permissions is never sent another's results. */
function fingerprintOfBatch({ actor }: Context, operations: readonly BatchOperation[]): string {
  const values = {
    operations: operations.map(({ precondition: _, ...operation }) => operation),
    permissions: tellingPermissions.filter((action) => isPermitted(actor, action)),
  }
  return fingerprintOf({ values, problems: [] })
}
