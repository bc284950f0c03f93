import { type FileHandle, open, realpath } from "node:fs/promises"

/**
 * The write-ahead log of the SQLite file `file`, which a connection with `synchronous = NORMAL` commits to without waiting
 * for the disk. Waiting here instead leaves the process free for others, and one wait serves all who commit meanwhile.
 */
export class WriteAheadLog {
  private handle: Promise<FileHandle> | undefined
  private underWay: Promise<void> = Promise.resolve()
  private next: Promise<void> | undefined

  constructor(private readonly file: string) {}

  /** Resolves when all that was committed before this call is on the disk. Throws `SQLITE_IOERR` where it may not be. */
  flushed(): Promise<void> {
    // One that is under way may have begun before the caller's commit: only the next is sure to hold it.
    this.next ??= this.underWay.then(() => {
      const flush = this.flush()
      this.next = undefined
      this.underWay = flush.catch(() => {})
      return flush
    })
    return this.next
  }

  async close(): Promise<void> {
    await this.underWay
    await (await this.handle)?.close()
  }

  private async flush(): Promise<void> {
    try {
      this.handle ??= this.open()
      await (await this.handle).datasync()
    } catch (error) {
      this.handle = undefined
      throw new Error(`SQLITE_IOERR: ${(error as Error).message}`, { cause: error })
    }
  }

  /** SQLite has the log beside the file itself, also where a symbolic link leads to it. */
  private async open(): Promise<FileHandle> {
    return open(`${await realpath(this.file)}-wal`, "r+")
  }
}
