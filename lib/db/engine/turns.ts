import { WaitingLine } from "./waiting-line"

type Turn = { run(): Promise<void>; reject(error: unknown): void }

/** Runs `work` when its turn has come; throws `unavailable` where that would take too long. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** A turn that takes longer, in milliseconds, is held up: by another process that has the file, as a rule. */
const longTurn = 1_500

/** More than this, in milliseconds, says that a turn was held up, and nothing of the next. */
const usualTurn = 100

/**
 * Has works run in the order of asking, `abreast` of them at once. On SQLite that is one, which then is alone: a file has one
 * writer at a time, and ours would wait for themselves. `heldUp` tells whether one whose turn it is takes too long.
 */
export function turns({ abreast }: { abreast: number }): { inTurn: InTurn; heldUp(): boolean } {
  const line = new WaitingLine<Turn>()
  const underWay = new Set<{ begun: number }>()

  async function runWaiting(): Promise<void> {
    if (underWay.size >= abreast) return
    for (let [turn] = line.take(1); turn; [turn] = line.take(1)) {
      const mine = { begun: performance.now() }
      underWay.add(mine)
      await turn.run()
      underWay.delete(mine)
      line.notePace(Math.min(performance.now() - mine.begun, usualTurn), abreast)
    }
  }

  return {
    inTurn: (work) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          }
        }
        line.join({ run, reject })
        void runWaiting()
      }),
    heldUp: () => [...underWay].some(({ begun }) => performance.now() - begun > longTurn),
  }
}
