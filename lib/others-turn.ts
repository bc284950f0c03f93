/** Lets what else this process has to do have its turn, before long work goes on. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** To be called after each step of long work: gives others a turn every `milliseconds`, and answers whether it did. */
export function othersTurnEvery(milliseconds: number): () => Promise<boolean> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < milliseconds) return false
    await othersTurn()
    begun = performance.now()
    return true
  }
}
