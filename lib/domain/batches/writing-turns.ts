/** When an operation may write: after those before it. */
export type WritingTurn = {
  /** Calls `write` once every earlier operation has begun its first write, or has ended without one. */
  take<T>(write: () => Promise<T>): Promise<T>
  /** Lets the later operations write if this one has ended without. */
  pass(): void
}

/**
 * Does `work` for all `items` at the same time. Their writes begin in order, which decides the order of new ids and of the change list,
 * however long each one takes to get there. Returns the results in order; throws the first error, while the others go on.
 */
export function inWritingTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number, turn: WritingTurn) => Promise<Result>,
): Promise<Result[]> {
  let before: Promise<void> = Promise.resolve()
  const results = items.map((item, index) => {
    const turn = turnAfter(before)
    before = turn.begun
    return work(item, index, turn).finally(turn.pass)
  })
  return Promise.all(results)
}

/** The turn after those that have begun when `earlier` is resolved; `begun` is when it has begun as well. */
function turnAfter(earlier: Promise<void>): WritingTurn & { begun: Promise<void> } {
  const { promise, resolve: pass } = withResolver()
  return {
    async take(write) {
      await earlier
      const written = write()
      pass()
      return written
    },
    pass,
    begun: promise.then(() => earlier),
  }
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((resolved) => (resolve = resolved))
  return { promise, resolve }
}
