/** Works through `items` with a few at once; starts no more when `signal` stops it or one throws, which it throws on. */
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
