import { type FileHandle, open, realpath } from "node:fs/promises"

/**
 * The write-ahead log of the SQLite file `file`, which a connection with `synchronous = NORMAL` commits to without waiting for
 * the disk. Waiting here instead leaves the process free for others, and one wait serves everyone who commits meanwhile.
 */
export class WriteAheadLog {
  private handle: Promise<FileHandle> | undefined
  private underWay: Promise<void> = Promise.resolve()
  private next: Promise<void> | undefined

  constructor(private readonly file: string) {}

  /** Resolves when everything committed before this call is on disk. Throws `SQLITE_IOERR` if it may not be. */
  flushed(): Promise<void> {
    // A flush in progress may have begun before the caller's commit: only the next one is sure to include it.
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

  /** SQLite keeps the log beside the real file, even if the file was opened through a symbolic link. */
  private async open(): Promise<FileHandle> {
    return open(`${await realpath(this.file)}-wal`, "r+")
  }
}
