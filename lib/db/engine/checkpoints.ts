import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { WriteQueue } from "./patience"

/** So many commits after the last checkpoint comes the next, or so many milliseconds after the first of them. */
const commitsBetween = 64
const millisecondsBetween = 1_000

/** A log of more pages is begun anew, which has to be without a writer; until then it only grows. */
const longestLog = 4_096

/** What the thread does: a checkpoint of the kind that it is told, answered with the pages of the log, or null where it failed. */
const thread = `
const { parentPort, workerData } = require("node:worker_threads")
const Database = require("better-sqlite3")
const database = new Database(workerData, { fileMustExist: true, timeout: 0 })
parentPort.on("message", (kind) => {
  if (kind === "close") {
    database.close()
    return parentPort.close()
  }
  let pages = null
  try {
    pages = database.pragma("wal_checkpoint(" + kind + ")")[0].log
  } catch {}
  parentPort.postMessage(pages)
})
`

/**
 * Brings what is in the write-ahead log of the SQLite file `file` into the file itself, in a thread of its own: it takes
 * milliseconds of waiting for the disk, in which the process would answer nobody. Where no writer may be at work, it takes a turn among `writers`.
 */
export class Checkpoints {
  private worker: Worker | undefined
  private commits = 0
  private timer: NodeJS.Timeout | undefined
  private running = false

  constructor(
    private readonly file: string,
    private readonly writers: WriteQueue,
  ) {}

  /** Notes that something was committed, for which a checkpoint comes in good time. */
  noteCommit(): void {
    this.commits++
    if (this.commits >= commitsBetween) void this.run()
    else this.timer ??= setTimeout(() => void this.run(), millisecondsBetween).unref()
  }

  async close(): Promise<void> {
    clearTimeout(this.timer)
    if (!this.worker) return
    // Nothing else may be left that keeps the process going until then.
    this.worker.ref()
    const ended = once(this.worker, "exit")
    this.worker.postMessage("close")
    await ended
  }

  private async run(): Promise<void> {
    if (this.running) return
    this.running = true
    clearTimeout(this.timer)
    this.timer = undefined
    this.commits = 0
    try {
      const pages = await this.ask("PASSIVE")
      if (pages !== null && pages > longestLog) await this.writers.run(() => this.ask("RESTART"))
    } catch {
      // The log is whole without it, and a connection makes the checkpoint itself when it has grown long.
    } finally {
      this.running = false
    }
  }

  private async ask(kind: "PASSIVE" | "RESTART"): Promise<number | null> {
    this.worker ??= this.start()
    this.worker.postMessage(kind)
    const [pages] = (await once(this.worker, "message")) as [number | null]
    return pages
  }

  private start(): Worker {
    const worker = new Worker(thread, { eval: true, workerData: this.file, execArgv: [] })
    worker.once("error", () => (this.worker = undefined))
    worker.unref()
    return worker
  }
}
