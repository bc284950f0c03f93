/** Lets this process do its other work before long work goes on. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/**
 * Returns a function to call after each step of long work: it gives other work a turn every `milliseconds`, and returns whether
 * it did.
 */
export function othersTurnEvery(milliseconds: number): () => Promise<boolean> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < milliseconds) return false
    await othersTurn()
    begun = performance.now()
    return true
  }
}
