import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { WriteQueue } from "./patience"

/** A checkpoint is made after this many commits, or this many milliseconds after the first of them. */
const commitsBetween = 64
const millisecondsBetween = 1_000

/** A log with more pages than this is restarted, which requires that no writer is active; until then it only grows. */
const longestLog = 4_096

/** The thread makes the kind of checkpoint it is asked for, and answers with the log's number of pages, or null if it failed. */
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
 * Copies the write-ahead log of the SQLite file `file` into the file itself, in a separate thread: waiting for the disk takes
 * milliseconds, in which the process couldn't answer anyone. If no writer may be active, it takes a turn among `writers`.
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

  /** Notes a commit; a checkpoint follows soon. */
  noteCommit(): void {
    this.commits++
    if (this.commits >= commitsBetween) void this.run()
    else this.timer ??= setTimeout(() => void this.run(), millisecondsBetween).unref()
  }

  async close(): Promise<void> {
    clearTimeout(this.timer)
    if (!this.worker) return
    // By then, nothing else may be left to keep the process alive.
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
      // The log is complete without it, and a connection makes the checkpoint itself once the log has grown long.
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
