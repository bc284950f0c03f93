import { statSync } from "node:fs"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { databaseKind } from "@/lib/env"

const lookMilliseconds = 1_000

/**
 * Notices when the path of a SQLite file that this process has open leads elsewhere, because someone moved, replaced or deleted
 * the file: what is written from then on is lost. `whenGone` is called once. Of PostgreSQL, nothing is watched.
 */
export class FileWatch {
  private readonly file: string | null
  private readonly opened: string | null
  private readonly timer: NodeJS.Timeout | undefined

  constructor(url: string, whenGone: (sentence: string) => void) {
    this.file = databaseKind(url) === "sqlite" ? sqlitePath(url) : null
    this.opened = this.file === null ? null : identityOf(this.file)
    if (this.file === null) return
    this.timer = setInterval(() => {
      if (!this.isGone) return
      clearInterval(this.timer)
      whenGone(
        `${this.file} was moved, replaced or deleted under this server, which stops so that nothing more is written to the file that it had open. What was written since is not in the new file. Stop the server before you replace its database, and use "openings restore FILE".`,
      )
    }, lookMilliseconds).unref()
  }

  /** Whether the path leads to another file now, or to none. */
  get isGone(): boolean {
    if (this.file === null || this.opened === null) return false
    const present = identityOf(this.file)
    return present !== null && present !== this.opened
  }
}

/** Which file the path leads to, or that it leads to none; null if that can't be found out now. */
function identityOf(file: string): string | null {
  try {
    const { dev, ino } = statSync(file, { bigint: true })
    return `${dev}:${ino}`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === "ENOENT" || code === "ENOTDIR" ? "none" : null
  }
}
