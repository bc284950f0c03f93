import type { Context } from "../context"
import { inWritingTurns } from "./writing-turns"

/**
 * Does `work` for all `items` at the same time, each with a context in which its writes of jobs begin after those of the items before
 * it. Returns the results in the same order; throws the first error, while the others go on.
 */
export function writeInOrder<Item, Result>(
  context: Context,
  items: readonly Item[],
  work: (context: Context, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const { plain } = context.stores.batches.jobs(context.employer.id)
  return inWritingTurns(items, (item, _, turn) =>
    work({ ...context, stores: { ...context.stores, jobs: plain(turn) } }, item),
  )
}
