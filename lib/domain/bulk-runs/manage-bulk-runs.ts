import type { Actor } from "../actor"
import type { Context, ServiceContext } from "../context"
import { type FieldProblem, invalidFields, notFound, ServiceError } from "../errors"
import type { JobSelection } from "../jobs/job-selection"
import { selectJobIds } from "../jobs/select-jobs"
import { soughtByWords } from "../jobs/sought-words"
import { say } from "@/lib/messages/message"
import { bulkNotStarted, requireDayAhead } from "./bulk-change"
import type { BulkDeed } from "./bulk-deed"
import { type BulkRun, bulkRunDays, type ListedBulkRun, mostBulkJobs, type SkippedPosting } from "./bulk-run"
import { mostNamed } from "./try-bulk-run"
import type { StartedBulkRun } from "./bulk-run-store"

/** The postings of a run: these, or everything that a list shows. */
export type BulkTarget = { ids: number[] } | { match: JobSelection }

const day = 86_400_000

/** The ids that `target` stands for now. Throws `validation_failed` if there are none, or more than a run may have. */
export async function idsOfTarget(context: Context, target: BulkTarget): Promise<number[]> {
  const ids =
    "ids" in target
      ? [...new Set(target.ids)]
      : await selectJobIds(context, await soughtByWords(context, target.match), mostBulkJobs + 1)
  const field = "ids" in target ? "ids" : "match"
  const refuse = (problem: Omit<FieldProblem, "field">) =>
    invalidFields(bulkNotStarted, [{ field, ...problem }])
  if (ids.length === 0) throw refuse({ code: "required", message: say("bulkRuns.noPostings") })
  if (ids.length > mostBulkJobs)
    throw refuse({ code: "too_many", message: say("bulkRuns.tooMany", { most: mostBulkJobs }) })
  return ids
}

/**
 * Starts a run over the jobs with these ids, which the service works through from now on. Throws `validation_failed`
 * if it would publish with a close date that has passed, or `idempotency_in_progress` if the person has an unfinished run.
 */
export async function startBulkRun(context: Context, deed: BulkDeed, jobIds: number[]): Promise<BulkRun> {
  requireDayAhead(context, deed)
  const id = await context.stores.bulkRuns.begin(newRun(context, deed), jobIds)
  return begun(context, id)
}

/**
 * Starts to undo what the run `id` has changed and is not undone yet, as another run and with the history. Throws
 * `not_found`, `validation_failed` if there is nothing to undo or the run isn't finished, or
 * `idempotency_in_progress`.
 */
export async function undoBulkRun(context: Context, id: number): Promise<BulkRun> {
  const run = await findBulkRun(context, id)
  if (!isUndoable(run))
    throw invalidFields(bulkNotStarted, [
      { field: "id", code: "invalid", message: say("bulkRuns.nothingToUndo") },
    ])
  return begun(context, await context.stores.bulkRuns.beginUndo(newRun(context, run.deed), id))
}

/** Whether a run is finished and has changed something that can be undone. */
export function isUndoable({ finishedAt, undoes, standing }: BulkRun): boolean {
  return finishedAt !== null && undoes === null && standing > 0
}

/** The employer's run `id`. Throws `not_found`, also for another employer's run. */
export async function findBulkRun({ stores, employer }: Context, id: number): Promise<BulkRun> {
  const run = await stores.bulkRuns.find(employer.id, id)
  if (!run) throw notFound("bulkRun")
  return run
}

/** The run that the person started last, finished or not; null if they have never started one. */
export function latestBulkRun({ stores, employer, actor }: Context): Promise<BulkRun | null> {
  return stores.bulkRuns.latest(employer.id, personOf(actor))
}

/** The most runs in a list. */
const mostListed = 50

/** The person's runs that are still kept, newest first. */
export function listBulkRuns({ stores, employer, actor }: Context): Promise<ListedBulkRun[]> {
  return stores.bulkRuns.list(employer.id, personOf(actor), mostListed)
}

/** A part of the postings that a run skipped or changed only partly, after the one at `after`. */
export async function skippedPostings(
  { stores }: Context,
  { id }: BulkRun,
  after: number,
): Promise<{ postings: SkippedPosting[]; more: boolean }> {
  const found = await stores.bulkRuns.skipped(id, after, mostNamed + 1)
  return { postings: found.slice(0, mostNamed), more: found.length > mostNamed }
}

/** Ends the run `id` where it is; what it has done stays. A finished run stays as it is. Throws `not_found`. */
export async function cancelBulkRun(context: Context, id: number): Promise<BulkRun> {
  await findBulkRun(context, id)
  await context.stores.bulkRuns.cancel(context.employer.id, id)
  return findBulkRun(context, id)
}

/** Removes the runs that are no longer kept; returns how many. Any number of instances may run it. */
export function forgetBulkRuns({ stores, clock }: ServiceContext): Promise<number> {
  return stores.bulkRuns.removeBefore(new Date(clock.now().getTime() - bulkRunDays * day))
}

function newRun({ employer, actor, address, requestId, clock }: Context, deed: BulkDeed): StartedBulkRun {
  return {
    employerId: employer.id,
    userId: personOf(actor),
    deed,
    address,
    requestId,
    createdAt: clock.now(),
  }
}

async function begun(context: Context, id: number | null): Promise<BulkRun> {
  if (id !== null) return findBulkRun(context, id)
  throw new ServiceError("idempotency_in_progress", say("bulkRuns.unfinished"))
}

/** Only people can start runs: see permissions.ts. */
function personOf(actor: Actor): number {
  return actor.kind === "person" ? actor.userId : 0
}
