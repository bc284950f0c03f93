/** When an operation may write: after those before it. */
export type WritingTurn = {
  /** Calls `write` once every earlier operation has begun its first write, or has ended without one. */
  take<T>(write: () => Promise<T>): Promise<T>
  /** Lets the later operations write if this one has ended without. */
  pass(): void
}

/**
 * Turns for `count` operations that run at the same time. Their writes begin in order, which decides the order of new ids and of the
 * change list, however long each operation takes to get there.
 */
export function writingTurns(count: number): WritingTurn[] {
  let before: Promise<void> = Promise.resolve()
  return Array.from({ length: count }, () => {
    const earlier = before
    const { promise: begun, resolve: pass } = withResolver()
    before = begun.then(() => earlier)
    return {
      async take(write) {
        await earlier
        const written = write()
        pass()
        return written
      },
      pass,
    }
  })
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((resolved) => (resolve = resolved))
  return { promise, resolve }
}
