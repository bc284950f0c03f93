import { WaitingLine } from "./waiting-line"

type Turn = { run(): Promise<void>; reject(error: unknown): void }

/** Runs `work` when its turn has come, alone; throws `unavailable` where that would take too long. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>

/** A turn that takes longer, in milliseconds, is held up: by another process that has the file, as a rule. */
const longTurn = 1_500

/**
 * Has works run one after the other, in the order of asking: SQLite has one writer at a time, and ours would wait for
 * themselves. `heldUp` tells whether the one whose turn it is takes too long.
 */
export function turns(): { exclusively: Exclusively; heldUp(): boolean } {
  const line = new WaitingLine<Turn>()
  let begun: number | undefined

  async function runAll(): Promise<void> {
    if (begun !== undefined) return
    for (let [turn] = line.take(1); turn; [turn] = line.take(1)) {
      begun = performance.now()
      await turn.run()
      line.notePace(performance.now() - begun, 1)
    }
    begun = undefined
  }

  return {
    exclusively: (work) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          }
        }
        line.join({ run, reject })
        void runAll()
      }),
    heldUp: () => begun !== undefined && performance.now() - begun > longTurn,
  }
}
