/**
 * Works through `items`, a few at a time. Starts no more once `signal` is aborted or one throws, and then throws that
 * error.
 */
export async function runEach<T>(
  items: readonly T[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  let failed = false
  async function worker() {
    while (next < items.length && !signal.aborted && !failed) {
      try {
        await work(items[next++] as T)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}
